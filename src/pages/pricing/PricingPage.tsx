import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { Logo } from '#components/Logo.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { Section } from '#components/Section.tsx';
import { linkWithText } from '#features/forms/view/linkWithText.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import page from '../page.module.css';
import { AddOns } from './AddOns.tsx';
import { Formats } from './Formats.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { ReportPages } from './ReportPages.tsx';
import { Timing } from './Timing.tsx';

const COMPARISON = 'compare';

function Trial() {
  const intl = useIntl();
  return (
    <RouteLink
      to="demo"
      className={buttonClass()}
      onClick={linkWithText(intl.formatMessage({ id: 'pricing.trialRequest' }))}
    >
      <FormattedMessage id="pricing.trial" />
    </RouteLink>
  );
}

export default function PricingPage() {
  return (
    <div className={page.page}>
      <PageIntro title="pricing.heading" lead="pricing.lead" picture={<ReportPages />}>
        <div className={`${layout.stack3} ${columns.actions}`}>
          <div className={`${layout.cluster} ${columns.actions}`}>
            <Trial />
            <div className={layout.cluster}>
              <a href={`#${COMPARISON}`} className={buttonClass('plain')}>
                <FormattedMessage id="pricing.compare" />
              </a>
              <NavigationLink anchor="contact-form" label="pricing.expert" className={buttonClass('plain')} />
            </div>
          </div>
          <p className={typography.note}>
            <FormattedMessage id="pricing.trialTerms" />
          </p>
        </div>
      </PageIntro>
      <section className={layout.stack5} aria-labelledby="plans">
        <h2 id="plans" className={visibility.visuallyHidden}>
          <FormattedMessage id="pricing.plans.title" />
        </h2>
        <PlanCards />
        <div className={`${layout.stack2} ${layout.measure} ${typography.note}`}>
          <p>
            <FormattedMessage id="pricing.vat" /> <FormattedMessage id="pricing.units" />
          </p>
          <Formats />
          <p>
            <FormattedMessage
              id="pricing.security"
              values={{ a: (chunks) => <RouteLink to="security">{chunks}</RouteLink> }}
            />
          </p>
        </div>
        <PlanComparison anchor={COMPARISON} />
      </section>
      <Section id="add-ons" title="pricing.addons.title" lead="pricing.addons.lead">
        <AddOns />
      </Section>
      <Section id="timing" tone="sunk" title="pricing.timing.title" lead="pricing.timing.lead">
        <Timing />
      </Section>
      <CallToAction id="start" title="pricing.cta.title" text="pricing.cta.text" picture={<Logo />}>
        <Trial />
        <NavigationLink anchor="contact-form" label="pricing.expert" className={buttonClass('quiet')} />
      </CallToAction>
    </div>
  );
}
