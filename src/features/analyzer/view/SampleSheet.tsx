import { FormattedMessage } from 'react-intl';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import carried from './carried.module.css';
import { ReportSheet } from './ReportSheet.tsx';

/** Renders the first page of the sample report. `percent`: the progress of the analysis that is writing it. */
export function SampleSheet({ percent }: { percent: number | undefined }) {
  const isWriting = percent !== undefined;
  return (
    <section
      aria-labelledby="sample-title"
      // The progress bar conveys the same. Narrow screens have the sheet in the place of the drop zone.
      aria-hidden={isWriting || undefined}
      className={`${layout.stack4} ${layout.top} ${isWriting ? `${visibility.desktopOnly} ${visibility.screenOnly}` : ''}`}
    >
      <h2 id="sample-title" className={typography.medium}>
        <FormattedMessage id="analyzer.sample.title" />
      </h2>
      {isWriting ? (
        <div className={carried.sheet}>
          <ReportSheet percent={percent} />
        </div>
      ) : (
        <ReportSheet percent={100} />
      )}
    </section>
  );
}
