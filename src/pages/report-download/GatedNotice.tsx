import { FormattedMessage } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import { AnchorLink } from '#ui/AnchorLink.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import styles from './GatedNotice.module.css';

/** Shown to free visitors in place of the reports. Source: docs/site.md, section 6. */
export function GatedNotice() {
  return (
    <section className={styles.notice} aria-labelledby="gated-title">
      <div className={styles.mark}>
        <Mark />
      </div>
      <h2 id="gated-title" className={patterns.large}>
        <FormattedMessage id="reportDownload.gated" />
      </h2>
      <div className={styles.words}>
        <p>
          <FormattedMessage id="reportDownload.gated.text" />
        </p>
        <div className={patterns.cluster}>
          <RouteLink to="pricing" className={buttonClass('quiet')}>
            <FormattedMessage id="reportDownload.gated.pricing" />
          </RouteLink>
          <AnchorLink anchor="contact-form" className={buttonClass('quiet')}>
            <FormattedMessage id="reportDownload.gated.contact" />
          </AnchorLink>
        </div>
      </div>
    </section>
  );
}
