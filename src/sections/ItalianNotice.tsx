import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#i18n/Messages.tsx';
import styles from './ItalianNotice.module.css';

/** Tells readers of other languages that the text below is in Italian only (docs/site.md, section 1). */
export function ItalianNotice() {
  if (useLanguage() === 'it') return null;
  return (
    <p className={styles.notice}>
      <FormattedMessage id="common.italianOnly" />
    </p>
  );
}
