import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { Mark } from '#components/Mark.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import patterns from '#styles/patterns.module.css';

/** Renders the notice that free visitors see instead of the reports. Source: docs/site.md, section 6. */
export function GatedNotice() {
  return (
    <section className={`${patterns.stack4} ${patterns.ruled}`} aria-labelledby="gated-title">
      <Mark />
      <h2 id="gated-title" className={patterns.large}>
        <FormattedMessage id="reportDownload.gated" />
      </h2>
      <p className={`${patterns.muted} ${patterns.measure}`}>
        <FormattedMessage id="reportDownload.gated.text" />
      </p>
      <div className={patterns.cluster}>
        <NavigationLink to="pricing" label="reportDownload.gated.pricing" className={buttonClass('quiet')} />
        <NavigationLink
          anchor="contact-form"
          label="reportDownload.gated.contact"
          className={buttonClass('quiet')}
        />
      </div>
    </section>
  );
}
