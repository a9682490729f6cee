import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Analyzer.module.css';
import { sizeOf } from './sizeOf.ts';

/** Name and size of a file. The name is the sender's, so its bidirectional text is isolated. */
export function FileLine({ file }: { file: File }) {
  const intl = useIntl();
  return (
    <p className={styles.file}>
      <FormattedMessage
        id="analyzer.file"
        values={{ name: <bdi>{file.name}</bdi>, size: sizeOf(intl, file) }}
      />
    </p>
  );
}
