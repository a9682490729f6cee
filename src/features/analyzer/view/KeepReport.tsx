import { type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { downloadFile, useMounted } from '#browser/dom/page.ts';
import { canShareFile, shareFile } from '#browser/dom/sharing.ts';
import { Button } from '#components/Button.tsx';
import { keptDocument } from '../browser/keptDocument.ts';

interface KeepReportProps {
  report: RefObject<Element | null>;
  className?: string | undefined;
}

/** Downloads the sample report as one file, or shares it with another app if the system supports that. */
export function KeepReport({ report, className }: KeepReportProps) {
  const intl = useIntl();
  const [kept, setKept] = useState(false);
  const isMounted = useMounted();
  const name = `${intl.formatMessage({ id: 'results.keep.name' })}.html`;
  const fileOf = (text: string) => new File([text], name, { type: 'text/html' });
  const keep = (file: File) => {
    downloadFile(file);
    setKept(true);
    announce(intl.formatMessage({ id: 'results.keep.done' }));
  };
  const take = (use: (file: File) => void) => () => {
    if (report.current) use(fileOf(keptDocument(report.current)));
  };
  const share = async (file: File) => {
    if ((await shareFile(file)) === 'failed') keep(file);
  };
  return (
    <>
      <Button variant="quiet" className={className} onClick={take(keep)}>
        <FormattedMessage id="results.keep" />
      </Button>
      {isMounted && canShareFile(fileOf('')) && (
        <Button variant="quiet" className={className} onClick={take((file) => void share(file))}>
          <FormattedMessage id="results.share" />
        </Button>
      )}
      {kept && (
        <span className={className} data-not-kept>
          <FormattedMessage id="results.keep.done" />
        </span>
      )}
    </>
  );
}
