import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { FactList } from '#components/FactList.tsx';
import { LogoShape } from '#components/Logo.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { Section } from '#components/Section.tsx';
import { ClaimList } from '#features/claims/view/ClaimList.tsx';
import { logo } from '#site/brand.ts';
import { CLAIMS_ANCHOR } from '#site/claim-anchors.ts';
import { isSample } from '#site/sample-content.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import surfaces from '#styles/surfaces.module.css';
import typography from '#styles/typography.module.css';
import page from '../page.module.css';
import styles from './AboutPage.module.css';
import { Founders } from './Founders.tsx';

const purposes = ['mission', 'vision'] as const;

/** Source: docs/site.md, section 2. */
const values = (['rigor', 'integrity', 'efficiency', 'partnership'] as const).map(
  (id) => `about.values.${id}` as const,
);

export default function AboutPage() {
  return (
    <div className={page.page}>
      <PageIntro title="about.heading" lead="about.lead">
        <div className={`${layout.cluster} ${columns.actions}`}>
          <NavigationLink anchor="contact-form" label="about.cta.demo" className={buttonClass()} />
          <NavigationLink to="home" label="common.home" className={buttonClass('plain')} />
        </div>
      </PageIntro>
      <Section id="purpose-title" title="about.purpose.title">
        <div className={columns.two}>
          {purposes.map((id) => (
            <div key={id} className={`${layout.stack3} ${layout.top} ${patterns.ruled}`}>
              <h3 className={`${typography.label} ${typography.accent}`}>
                <FormattedMessage id={`about.purpose.${id}`} />
              </h3>
              <p className={`${typography.medium} ${styles.words}`}>
                <FormattedMessage id={`about.purpose.${id}.text`} />
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section id="team-title" title="about.team.title" lead="about.team.lead">
        <Founders />
        {isSample.founders && (
          <p className={typography.fine}>
            <FormattedMessage id="about.team.sample" />
          </p>
        )}
      </Section>
      <Section id="values-title" title="about.values.title">
        <FactList items={values} />
      </Section>
      <Philosophy />
      <Section id={CLAIMS_ANCHOR} title="claims.title" lead="claims.lead">
        <ClaimList />
      </Section>
      <CallToAction id="about-cta-title" title="about.cta.title" text="about.cta.text">
        <NavigationLink anchor="contact-form" label="about.cta.demo" className={buttonClass()} />
        <NavigationLink to="design-partner" label="about.cta.partner" className={buttonClass('quiet')} />
      </CallToAction>
    </div>
  );
}

/** Renders what the product's name means, beside the enlarged logo: a funnel of dots of which one is highlighted. */
function Philosophy() {
  return (
    <section
      className={`${surfaces.deep} ${surfaces.bleed} ${styles.philosophy}`}
      aria-labelledby="philosophy-title"
    >
      <div className={`${layout.column} ${columns.tablet} ${styles.beside}`} data-surface="deep">
        <div className={`${layout.stack4} ${layout.start}`}>
          <h2 id="philosophy-title" className={`${typography.label} ${typography.accent}`}>
            <FormattedMessage id="about.philosophy.title" />
          </h2>
          <p className={`${styles.words} ${styles.statement}`}>
            <FormattedMessage id="about.philosophy.text" />
          </p>
        </div>
        <svg className={styles.mark} viewBox={`0 0 ${logo.width} ${logo.height}`} aria-hidden="true">
          <LogoShape />
        </svg>
      </div>
    </section>
  );
}
