import { lazyWhenIdle } from '#browser/hydration/lazyWhenIdle.tsx';
import only from '#styles/only.module.css';
import styles from './ReadingBar.module.css';
import type { ReadingToolsProps } from './ReadingTools.tsx';

const Tools = lazyWhenIdle(() => import('./ReadingTools.tsx'));

/** Space reserved above an article's text for the reading tools, which load later and shift nothing. */
export function ReadingBar(props: ReadingToolsProps) {
  return (
    <div className={`${styles.bar} ${only.withScripts} ${only.onScreen}`}>
      <Tools {...props} />
    </div>
  );
}
