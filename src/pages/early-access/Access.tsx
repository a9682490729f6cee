import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '#site/brand.ts';
import { buttonClass } from '#ui/Button.tsx';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { AccessCode } from './AccessCode.tsx';
import styles from './EarlyAccessPage.module.css';

/** The two ways to get the credentials. Source: docs/site.md, section 2. */
export function Access() {
  const intl = useIntl();
  return (
    <section className={styles.access} aria-labelledby="access-title">
      <AccessCode />
      <div className={styles.words}>
        <h2 id="access-title">
          <FormattedMessage id="earlyAccess.access.title" />
        </h2>
        <p>
          <FormattedMessage id="earlyAccess.access.text" />
        </p>
        <p className={styles.personal}>
          <FormattedMessage id="earlyAccess.access.personal" />
        </p>
        <ExternalLink
          href={brand.earlyAccessUrl}
          className={buttonClass()}
          newTabLabel={intl.formatMessage({ id: 'common.nav.newTab' })}
        >
          <FormattedMessage id="earlyAccess.access.open" />
        </ExternalLink>
        <p className={styles.address}>
          <FormattedMessage id="earlyAccess.access.type" />
          <span translate="no">{brand.earlyAccessUrl.replace('https://', '')}</span>
        </p>
      </div>
    </section>
  );
}
