import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { FactList } from '#components/FactList.tsx';
import shown from '#components/Figures.module.css';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { Section } from '#components/Section.tsx';
import { linkWithText } from '#features/forms/view/linkWithText.ts';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import page from '../page.module.css';
import { Access } from './Access.tsx';
import { EarlyAccessPicture } from './EarlyAccessPicture.tsx';

/** Source: docs/site.md, section 9. */
const figures = ['startups', 'places', 'start'] as const;

/** Source: docs/site.md, section 2. */
const terms = [
  'earlyAccess.terms.places',
  'earlyAccess.terms.exclusive',
  'earlyAccess.terms.support',
] as const;

const steps = [
  'earlyAccess.steps.open',
  'earlyAccess.steps.credentials',
  'earlyAccess.steps.activation',
  'earlyAccess.steps.analyse',
] as const;

export default function EarlyAccessPage() {
  const intl = useIntl();
  return (
    <div className={page.page}>
      <PageIntro
        badge="earlyAccess.badge"
        title="earlyAccess.heading"
        lead="earlyAccess.lead"
        picture={<EarlyAccessPicture />}
      />
      <dl className={shown.figures}>
        {figures.map((id) => (
          <div key={id} className={`${patterns.ruled} ${shown.figure}`}>
            <dt className={typography.note}>
              <FormattedMessage id={`earlyAccess.figures.${id}`} />
            </dt>
            <dd className={shown.value}>
              <FormattedMessage id={`earlyAccess.figures.${id}.value`} />
            </dd>
          </div>
        ))}
      </dl>
      <Access />
      <Section id="terms-title" title="earlyAccess.terms.title">
        <FactList items={terms} />
      </Section>
      <Section id="steps-title" title="earlyAccess.steps.title">
        <FactList items={steps} numbered />
      </Section>
      <CallToAction id="help-title" title="earlyAccess.help.title" text="earlyAccess.help.text">
        <RouteLink
          to="demo"
          className={buttonClass()}
          onClick={linkWithText(intl.formatMessage({ id: 'earlyAccess.help.request' }))}
        >
          <FormattedMessage id="earlyAccess.help.contact" />
        </RouteLink>
        <NavigationLink
          to="design-partner"
          label="earlyAccess.help.partner"
          className={buttonClass('quiet')}
        />
      </CallToAction>
    </div>
  );
}
