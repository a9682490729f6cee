import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './Analyzer.module.css';
import { FileLine } from './FileLine.tsx';

interface IncomingFileProps {
  file: File;
  onAccept: () => void;
  onDecline: () => void;
}

/** Renders a document that another app or any other site has sent. The visitor must confirm it first. */
export function IncomingFile({ file, onAccept, onDecline }: IncomingFileProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'analyzer.offered.title' });
  // Screen readers do not announce a live region that is inserted together with its text.
  useEffect(() => announce(`${title} ${file.name}`), [title, file]);
  return (
    <div className={layout.stack3}>
      <div className={layout.stack2}>
        <p className={`${typography.subheading} ${styles.drop}`}>{title}</p>
        <FileLine file={file} />
      </div>
      <p className={typography.note}>
        <FormattedMessage id="analyzer.offered.text" />
      </p>
      <p className={`${layout.cluster} ${columns.actions}`}>
        <Button onClick={onAccept}>
          <FormattedMessage id="analyzer.offered.accept" />
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          <FormattedMessage id="analyzer.offered.decline" />
        </Button>
      </p>
    </div>
  );
}
