import { lazyWhenIdle } from '#browser/hydration/lazyWhenIdle.tsx';
import { useIntl } from '#i18n/useIntl.ts';
import styles from './ReadingBar.module.css';
import type { ReadingToolsProps } from './ReadingTools.tsx';

const Tools = lazyWhenIdle(() => import('./ReadingTools.tsx'));

/** The room of the reading tools above an article's text. They come once the page stands, and shift nothing. */
export function ReadingBar(props: ReadingToolsProps) {
  const { formatMessage } = useIntl();
  if (import.meta.env.SSR) {
    // What the tools will say first is written at build too, so that Intl can wait: decision 007.
    for (let minutes = 1; minutes <= props.minutes; minutes += 1) {
      formatMessage({ id: 'reading.left' }, { minutes });
    }
  }
  return (
    <div className={styles.bar}>
      <Tools {...props} />
    </div>
  );
}
