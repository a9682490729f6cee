import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Analyzer.module.css';

/** Name and size of a file. The name is the sender's: whatever stands in it stays within its place. */
export function FileLine({ file }: { file: File }) {
  const intl = useIntl();
  const size = intl.formatNumber(file.size / 1024, {
    maximumFractionDigits: 0,
    style: 'unit',
    unit: 'kilobyte',
  });
  return (
    <p className={styles.file}>
      <FormattedMessage id="analyzer.file" values={{ name: <bdi>{file.name}</bdi>, size }} />
    </p>
  );
}
