import { FormattedMessage, useIntl } from 'react-intl';
import { fileSize } from '../model/file-size.ts';
import styles from './Analyzer.module.css';

/** Name and size of a file. The name is the sender's: whatever stands in it stays within its place. */
export function FileLine({ file }: { file: File }) {
  const intl = useIntl();
  const { value, unit } = fileSize(file.size);
  const size = intl.formatNumber(value, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
  });
  return (
    <p className={styles.file}>
      <FormattedMessage id="analyzer.file" values={{ name: <bdi>{file.name}</bdi>, size }} />
    </p>
  );
}
