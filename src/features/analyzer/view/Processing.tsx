import { use, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useRouter } from 'wouter';
import { announce } from '#browser/dom/feedback.ts';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import { Preparation } from '#router/preparation.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { analyzed } from '../browser/analyzed.ts';
import { pageCount } from '../model/page-count.ts';
import { PAUSE_BEFORE_RESULTS_MS, TICK_MS } from '../model/progress.ts';
import { type StepId, stepsAt } from '../model/steps.ts';
import styles from './Analyzer.module.css';
import carried from './carried.module.css';
import { FileLine } from './FileLine.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { sizeOf } from './sizeOf.ts';

interface ProcessingProps {
  file: File;
  percent: number;
  onTick: () => void;
  onUnopened: () => void;
}

/** Renders the simulated analysis, which ends with the sample report. */
export function Processing({ file, percent, onTick, onUnopened }: ProcessingProps) {
  const intl = useIntl();
  const done = percent === 100;
  const open = useReport(onUnopened);

  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (done) return;
    const ticks = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(ticks);
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
    <div className={layout.stack3}>
      <FileLine file={file} />
      <progress
        className={styles.progress}
        max={100}
        value={rounded}
        aria-label={intl.formatMessage({ id: 'analyzer.progress.label' })}
      />
      <div className={`${carried.sheet} ${styles.narrow} ${visibility.screenOnly}`} aria-hidden="true">
        <ReportSheet percent={percent} />
      </div>
      {/* Not a live region: announced percentages would interrupt all other announcements. Start and end are
          announced. */}
      <p className={typography.subheading}>
        {done
          ? intl.formatMessage({ id: 'analyzer.done' })
          : intl.formatMessage({ id: 'analyzer.progress' }, { percent: rounded })}
      </p>
      <Steps file={file} percent={percent} />
    </div>
  );
}

/**
 * Returns a function that opens the report. The session's one document is used up only after the report's page has
 * loaded.
 */
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

/** Classes of the dots, which are hollow first and then filled, like the dots of the logo. */
const classes = {
  next: `${layout.line} ${patterns.dot} ${patterns.bullet} ${patterns.hollow} ${typography.muted}`,
  now: `${layout.line} ${patterns.dot} ${patterns.bullet} ${patterns.hollow} ${typography.strong}`,
  done: `${layout.line} ${patterns.dot} ${patterns.bullet}`,
};

/** Renders the progress of the demonstration with the file's own name, type, size and pages. */
function Steps({ file, percent }: { file: File; percent: number }) {
  const intl = useIntl();
  const pages = usePages(file);
  const name = <bdi>{file.name}</bdi>;
  const type = file.name.toLowerCase().endsWith('.pdf') ? 'PDF' : 'DOCX';
  const texts: Record<StepId, React.ReactNode> = {
    file: <FormattedMessage id="analyzer.steps.file" values={{ name, type, size: sizeOf(intl, file) }} />,
    pages: pages !== undefined && <FormattedMessage id="analyzer.steps.pages" values={{ count: pages }} />,
    parameters: <FormattedMessage id="analyzer.steps.parameters" />,
    report: <FormattedMessage id="analyzer.steps.report" values={{ name }} />,
  };
  return (
    <ol className={patterns.rows} aria-label={intl.formatMessage({ id: 'analyzer.steps.label' })}>
      {stepsAt(percent, pages).map(({ id, state }) => (
        <li key={id} className={classes[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{texts[id]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Counts the pages of a file on the device. Returns undefined until the number is known, or if it stays unknown. */
function usePages(file: File): number | undefined {
  const [pages, setPages] = useState<number>();
  useEffect(() => {
    let wanted = true;
    file
      .arrayBuffer()
      .then((content) => pageCount(new Uint8Array(content)))
      .then(
        (count) => wanted && setPages(count),
        // The file has become unreadable since the visitor chose it, so the number of pages stays unknown.
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [file]);
  return pages;
}
