import { lazyWhenIdle } from '#browser/hydration/lazyWhenIdle.tsx';
import styles from './ReadingBar.module.css';
import type { ReadingToolsProps } from './ReadingTools.tsx';

const Tools = lazyWhenIdle(() => import('./ReadingTools.tsx'));

/** The room of the reading tools above an article's text. They come once the page stands, and shift nothing. */
export function ReadingBar(props: ReadingToolsProps) {
  return (
    <div className={styles.bar}>
      <Tools {...props} />
    </div>
  );
}
