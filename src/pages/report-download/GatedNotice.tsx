import { FormattedMessage } from 'react-intl';
import { NavigationLink } from '#sections/NavigationLink.tsx';
import patterns from '#styles/patterns.module.css';
import { buttonClass } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
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
          <NavigationLink
            to="pricing"
            label="reportDownload.gated.pricing"
            className={buttonClass('quiet')}
          />
          <NavigationLink
            anchor="contact-form"
            label="reportDownload.gated.contact"
            className={buttonClass('quiet')}
          />
        </div>
      </div>
    </section>
  );
}
