import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useRouter } from 'wouter';
import { addressOf, pathOf } from '#site/addresses.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { nextProgress, PAUSE_BEFORE_RESULTS_MS, TICK_MS } from '../model/progress.ts';
import styles from './Analyzer.module.css';
import { FileLine } from './FileLine.tsx';

/** The simulated analysis; it ends with the sample report. */
export function Processing({ file }: { file: File }) {
  const intl = useIntl();
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const [percent, setPercent] = useState(0);
  const done = percent === 100;
  const results = `~${addressOf(pathOf('analyzer-results'), base)}`;

  useEffect(() => {
    if (done) {
      const pause = setTimeout(() => navigate(results), PAUSE_BEFORE_RESULTS_MS);
      return () => clearTimeout(pause);
    }
    const tick = setInterval(() => setPercent((before) => nextProgress(before, Math.random)), TICK_MS);
    return () => clearInterval(tick);
  }, [done, navigate, results]);

  const rounded = Math.floor(percent);
  // The percentages are for the eye: spoken, they would talk over everything else.
  const said = intl.formatMessage({ id: done ? 'analyzer.done' : 'analyzer.progress.label' });
  return (
    <div className={styles.processing}>
      <FileLine file={file} />
      <progress
        className={styles.progress}
        max={100}
        value={rounded}
        aria-label={intl.formatMessage({ id: 'analyzer.progress.label' })}
      />
      <p role="status">
        <span aria-hidden="true">
          {done ? said : intl.formatMessage({ id: 'analyzer.progress' }, { percent: rounded })}
        </span>
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </div>
  );
}
