import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { brand } from '#site/brand.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './EarlyAccessPage.module.css';

/** The QR code of the private link. */
const drawing = __EARLY_ACCESS_QR__;

/**
 * Each module has a whole number of pixels, so that all modules have the same size. The code fits a phone 320 px
 * wide.
 */
const side = drawing.size * Math.max(1, Math.floor(288 / drawing.size));

/** Renders the two ways to get the credentials. Source: docs/site.md, section 2. */
export function Access() {
  const intl = useIntl();
  return (
    <section className={`${layout.column} ${columns.tablet} ${styles.access}`} aria-labelledby="access-title">
      <QrCode
        className={styles.qr}
        drawing={drawing}
        label={intl.formatMessage({ id: 'earlyAccess.access.qr' })}
        side={side}
      />
      <div className={`${layout.stack4} ${layout.start}`}>
        <h2 id="access-title">
          <FormattedMessage id="earlyAccess.access.title" />
        </h2>
        <p>
          <FormattedMessage id="earlyAccess.access.text" />
        </p>
        <p className={patterns.remark}>
          <FormattedMessage id="earlyAccess.access.personal" />
        </p>
        <ExternalLink
          href={brand.earlyAccessUrl}
          className={buttonClass()}
          newTabLabel={intl.formatMessage({ id: 'common.nav.newTab' })}
        >
          <FormattedMessage id="earlyAccess.access.open" />
        </ExternalLink>
        <p className={`${typography.note} ${layout.column}`}>
          <FormattedMessage id="earlyAccess.access.type" />
          <span translate="no">{brand.earlyAccessUrl.replace('https://', '')}</span>
        </p>
      </div>
    </section>
  );
}
