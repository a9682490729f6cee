import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { DotField } from '#components/DotField.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { Section } from '#components/Section.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import page from '../page.module.css';
import { AddOns } from './AddOns.tsx';
import { Formats } from './Formats.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { PricingPicture } from './PricingPicture.tsx';
import { Timing } from './Timing.tsx';

const COMPARISON = 'compare';

/** Calls to action: the trial, and a conversation with an expert. */
const trial = <NavigationLink to="demo" label="pricing.trial" className={buttonClass()} />;
const expert = (
  <NavigationLink anchor="contact-form" label="pricing.expert" className={buttonClass('quiet')} />
);

export default function PricingPage() {
  return (
    <div className={page.page}>
      <PageIntro title="pricing.heading" lead="pricing.lead" picture={<PricingPicture />}>
        <div className={layout.stack3}>
          <div className={layout.cluster}>
            {trial}
            <a href={`#${COMPARISON}`} className={buttonClass('quiet')}>
              <FormattedMessage id="pricing.compare" />
            </a>
            {expert}
          </div>
          <p className={typography.note}>
            <FormattedMessage id="pricing.trialTerms" />
          </p>
        </div>
      </PageIntro>
      <Section id="plans" title="pricing.plans.title">
        <PlanCards />
        <p className={typography.note}>
          <FormattedMessage id="pricing.vat" /> <FormattedMessage id="pricing.units" />
        </p>
      </Section>
      <Section id={COMPARISON} tone="sunk" title="pricing.compare.title" lead="pricing.compare.lead">
        <PlanComparison />
        <p>
          <FormattedMessage
            id="pricing.security"
            values={{ a: (chunks) => <RouteLink to="security">{chunks}</RouteLink> }}
          />
        </p>
      </Section>
      <Section id="add-ons" title="pricing.addons.title" lead="pricing.addons.lead">
        <AddOns />
      </Section>
      <Section id="timing" tone="sunk" title="pricing.timing.title" lead="pricing.timing.lead">
        <Timing />
      </Section>
      <Section id="formats" title="pricing.formats.title" lead="pricing.formats.lead">
        <Formats />
      </Section>
      <CallToAction
        id="start"
        title="pricing.cta.title"
        text="pricing.cta.text"
        picture={<DotField of={50} highlighted={10} columns={10} />}
      >
        {trial}
        {expert}
      </CallToAction>
    </div>
  );
}
