import { FormattedMessage, useIntl } from 'react-intl';
import { type StepId, stepsAt } from '../model/steps.ts';
import styles from './Steps.module.css';
import { sizeOf } from './sizeOf.ts';
import { usePages } from './usePages.ts';

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
    <ol className={styles.steps} aria-label={intl.formatMessage({ id: 'analyzer.steps.label' })}>
      {stepsAt(percent, pages).map(({ id, state }) => (
        <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{texts[id]}</span>
        </li>
      ))}
    </ol>
  );
}
