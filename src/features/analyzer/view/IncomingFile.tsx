import { FormattedMessage } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import styles from './Analyzer.module.css';
import { FileLine } from './FileLine.tsx';

interface IncomingFileProps {
  file: File;
  onAccept: () => void;
  onDecline: () => void;
}

/** A document that another app, or any other site, has sent: the visitor confirms it first. */
export function IncomingFile({ file, onAccept, onDecline }: IncomingFileProps) {
  return (
    <div className={styles.processing}>
      <div role="status" className={patterns.stack2}>
        <p className={styles.drop}>
          <FormattedMessage id="analyzer.offered.title" />
        </p>
        <FileLine file={file} />
      </div>
      <p className={patterns.note}>
        <FormattedMessage id="analyzer.offered.text" />
      </p>
      <p className={patterns.cluster}>
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
