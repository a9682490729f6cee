import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { FactList } from '#components/FactList.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { Section } from '#components/Section.tsx';
import { Deal } from '#features/deal/view/Deal.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import page from '../page.module.css';
import { DealDashboard } from './DealDashboard.tsx';
import { Narrowing } from './Narrowing.tsx';
import { WorkflowPicture } from './WorkflowPicture.tsx';

/** Source: docs/site.md, section 2. */
const steps = (['upload', 'analysis', 'report', 'team'] as const).map(
  (id) => `workflow.steps.${id}` as const,
);

/** Six benefits. Source: docs/site.md, section 2. */
const benefits = (['time', 'yardstick', 'source', 'flags', 'thesis', 'safety'] as const).map(
  (id) => `workflow.benefits.${id}` as const,
);

export default function WorkflowPage() {
  return (
    <div className={page.page}>
      <PageIntro title="workflow.heading" lead="workflow.lead" picture={<WorkflowPicture />}>
        <div className={`${layout.cluster} ${columns.actions}`}>
          <NavigationLink to="demo" label="workflow.intro.demo" className={buttonClass()} />
        </div>
      </PageIntro>
      <Section id="deal-title" title="workflow.deal.title" lead="workflow.deal.lead">
        <Deal />
      </Section>
      <Section
        id="dashboard-title"
        tone="sunk"
        title="workflow.dashboard.title"
        lead="workflow.dashboard.lead"
      >
        <DealDashboard />
      </Section>
      <Section id="steps-title" title="workflow.steps.title">
        <FactList items={steps} numbered />
      </Section>
      <Section id="benefits-title" title="workflow.benefits.title">
        <FactList items={benefits} />
        <p>
          <NavigationLink to="pricing" label="workflow.benefits.pricing" className={buttonClass('quiet')} />
        </p>
      </Section>
      <CallToAction
        id="workflow-cta-title"
        title="workflow.cta.title"
        text="workflow.cta.text"
        picture={<Narrowing />}
      >
        <NavigationLink to="demo" label="workflow.cta.demo" className={buttonClass()} />
        <NavigationLink to="pricing" label="workflow.cta.pricing" className={buttonClass('quiet')} />
      </CallToAction>
    </div>
  );
}
