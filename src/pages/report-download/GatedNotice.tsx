import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { Logo } from '#components/Logo.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';

/** Renders the notice that free visitors see instead of the reports. Source: docs/site.md, section 6. */
export function GatedNotice() {
  return (
    <section className={`${layout.stack4} ${patterns.ruled}`} aria-labelledby="gated-title">
      <Logo />
      <h2 id="gated-title" className={typography.large}>
        <FormattedMessage id="reportDownload.gated" />
      </h2>
      <p className={`${typography.muted} ${layout.measure}`}>
        <FormattedMessage id="reportDownload.gated.text" />
      </p>
      <div className={`${layout.cluster} ${columns.actions}`}>
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
