import { latePart } from '#i18n/latePart.tsx';
import visibility from '#styles/visibility.module.css';
import styles from './ReadingBar.module.css';
import type { ReadingToolsProps } from './ReadingTools.tsx';

const Tools = latePart(() => import('./ReadingTools.tsx'), { when: 'idle' });

/** Renders the space reserved above an article's text for the reading tools, so that nothing shifts when they load. */
export function ReadingBar(props: ReadingToolsProps) {
  return (
    <div className={`${styles.bar} ${visibility.withScripts} ${visibility.screenOnly}`}>
      <Tools {...props} />
    </div>
  );
}
