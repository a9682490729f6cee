import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { FactList } from '#components/FactList.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { Section } from '#components/Section.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import page from '../page.module.css';
import { Systems } from './Systems.tsx';

const benefits = ['integrations.native', 'integrations.realtime', 'integrations.security'] as const;

const steps = ['integrations.key', 'integrations.send', 'integrations.receive'] as const;

export default function IntegrationsPage() {
  return (
    <div className={page.page}>
      <PageIntro title="integrations.heading" lead="integrations.lead">
        <div className={`${layout.cluster} ${columns.actions}`}>
          <NavigationLink anchor="contact-form" label="integrations.contact" className={buttonClass()} />
        </div>
      </PageIntro>
      <Section id="systems-title" title="integrations.systems.title" tone="deep">
        <Systems />
      </Section>
      <Section id="benefits-title" title="integrations.benefits.title">
        <FactList items={benefits} />
      </Section>
      <Section id="api-title" title="integrations.api.title" lead="integrations.api.lead">
        <FactList items={steps} numbered />
        <p>
          <NavigationLink to="api" label="integrations.api.link" className={buttonClass('quiet')} />
        </p>
      </Section>
      <CallToAction id="close-title" title="integrations.close.title" text="integrations.close.text">
        <NavigationLink anchor="contact-form" label="integrations.close.contact" className={buttonClass()} />
        <NavigationLink to="home" label="common.home" className={buttonClass('quiet')} />
      </CallToAction>
    </div>
  );
}
