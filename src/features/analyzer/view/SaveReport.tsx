import { type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadFile } from '#browser/dom/download.ts';
import { announce } from '#browser/dom/feedback.ts';
import { canShareFile, shareFile } from '#browser/dom/sharing.ts';
import { useMounted } from '#browser/hydration/useMounted.ts';
import { Button } from '#components/Button.tsx';
import visibility from '#styles/visibility.module.css';
import { savedDocument } from '../browser/savedDocument.ts';

interface SaveReportProps {
  report: RefObject<Element | null>;
  className?: string | undefined;
}

/**
 * Renders the buttons that download the sample report as one file, or share it with another app if the system supports
 * sharing.
 */
export function SaveReport({ report, className }: SaveReportProps) {
  const intl = useIntl();
  const [isSaved, setSaved] = useState(false);
  const isMounted = useMounted();
  const name = `${intl.formatMessage({ id: 'results.keep.name' })}.html`;
  const fileOf = (text: string) => new File([text], name, { type: 'text/html' });
  const save = (file: File) => {
    downloadFile(file);
    setSaved(true);
    announce(intl.formatMessage({ id: 'results.keep.done' }));
  };
  const withFile = (use: (file: File) => void) => () => {
    if (report.current) use(fileOf(savedDocument(report.current)));
  };
  const share = async (file: File) => {
    if ((await shareFile(file)) === 'failed') save(file);
  };
  return (
    <>
      <Button variant="quiet" className={className} onClick={withFile(save)}>
        <FormattedMessage id="results.keep" />
      </Button>
      {isMounted && canShareFile(fileOf('')) && (
        <Button
          variant="quiet"
          className={`${className ?? ''} ${visibility.notAtKiosk}`}
          onClick={withFile((file) => void share(file))}
        >
          <FormattedMessage id="results.share" />
        </Button>
      )}
      {isSaved && (
        <span className={className} data-not-kept>
          <FormattedMessage id="results.keep.done" />
        </span>
      )}
    </>
  );
}
