import { use, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useRouter } from 'wouter';
import { announce } from '#browser/dom/feedback.ts';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import { Preparation } from '#router/preparation.ts';
import patterns from '#styles/patterns.module.css';
import { analyzed } from '../browser/analyzed.ts';
import { nextProgress, PAUSE_BEFORE_RESULTS_MS, TICK_MS } from '../model/progress.ts';
import styles from './Analyzer.module.css';
import { FileLine } from './FileLine.tsx';
import { Steps } from './Steps.tsx';

interface ProcessingProps {
  file: File;
  /** Percentage to start from. */
  from: number;
  onUnopened: () => void;
}

/** The simulated analysis, which ends with the sample report. */
export function Processing({ file, from, onUnopened }: ProcessingProps) {
  const intl = useIntl();
  const [percent, setPercent] = useState(from);
  const done = percent === 100;
  const open = useReport(onUnopened);

  useEffect(() => {
    if (done) return;
    const tick = setInterval(() => setPercent((before) => nextProgress(before, Math.random)), TICK_MS);
    return () => clearInterval(tick);
  }, [done]);
  const finish = useEffectEvent((isHere: () => boolean) => {
    announce(intl.formatMessage({ id: 'analyzer.done' }));
    return setTimeout(() => void open(isHere), PAUSE_BEFORE_RESULTS_MS);
  });
  useEffect(() => {
    if (!done) return;
    let here = true;
    const pause = finish(() => here);
    return () => {
      here = false;
      clearTimeout(pause);
    };
  }, [done]);

  const rounded = Math.floor(percent);
  return (
    <div className={patterns.stack3}>
      <FileLine file={file} />
      <progress
        className={styles.progress}
        max={100}
        value={rounded}
        aria-label={intl.formatMessage({ id: 'analyzer.progress.label' })}
      />
      {/* Visual only: start and end are announced; announced percentages would drown out everything else. */}
      <p>
        {done
          ? intl.formatMessage({ id: 'analyzer.done' })
          : intl.formatMessage({ id: 'analyzer.progress' }, { percent: rounded })}
      </p>
      <Steps file={file} percent={percent} />
    </div>
  );
}

/** Opens the report once its page is loaded: only then is the session's one document used up. */
function useReport(onUnopened: () => void) {
  const { base: basePath } = useRouter();
  const [, navigate] = useLocation();
  const prepare = use(Preparation);
  return async (isHere: () => boolean) => {
    const report = addressOf(pathOf('analyzer-results'), basePath);
    try {
      await prepare(report);
    } catch {
      if (isHere()) onUnopened();
      return;
    }
    if (!isHere()) return;
    analyzed.set();
    navigate(`~${report}`);
  };
}
