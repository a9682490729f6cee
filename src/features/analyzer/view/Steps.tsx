import { FormattedMessage, useIntl } from 'react-intl';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { type StepId, stepsAt } from '../model/steps.ts';
import { sizeOf } from './sizeOf.ts';
import { usePages } from './usePages.ts';

/** Dots of the logo's sieve: empty, then filled. */
const classes = {
  next: `${patterns.line} ${patterns.dot} ${parts.bullet} ${patterns.hollow} ${patterns.muted}`,
  now: `${patterns.line} ${patterns.dot} ${parts.bullet} ${patterns.hollow} ${patterns.strong}`,
  done: `${patterns.line} ${patterns.dot} ${parts.bullet}`,
};

/** The progress of the demonstration, with the file's own name, type, size and pages. */
export function Steps({ file, percent }: { file: File; percent: number }) {
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
    <ol className={patterns.stack2} aria-label={intl.formatMessage({ id: 'analyzer.steps.label' })}>
      {stepsAt(percent, pages).map(({ id, state }) => (
        <li key={id} className={classes[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{texts[id]}</span>
        </li>
      ))}
    </ol>
  );
}
