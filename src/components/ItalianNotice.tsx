import { FormattedMessage } from 'react-intl';
import { useLocale } from '#i18n/Messages.tsx';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';

/** Informs readers of other languages that the text below is in Italian only (docs/site.md, section 1). */
export function ItalianNotice() {
  if (useLocale() === 'it') return null;
  return (
    <p className={`${patterns.remark} ${layout.measure}`}>
      <FormattedMessage id="common.italianOnly" />
    </p>
  );
}
