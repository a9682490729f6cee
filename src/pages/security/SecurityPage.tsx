import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { Section } from '#components/Section.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import page from '../page.module.css';
import { Accuracy } from './Accuracy.tsx';
import { AiSteps } from './AiSteps.tsx';
import { AnswerCount } from './AnswerCount.tsx';
import { DocumentPath } from './DocumentPath.tsx';
import { Lifetimes } from './Lifetimes.tsx';
import { Measures } from './Measures.tsx';
import { measures } from './measures.ts';
import { PrintAnswers } from './PrintAnswers.tsx';
import { Questionnaire } from './Questionnaire.tsx';
import { QuestionPicture } from './QuestionPicture.tsx';
import { questions } from './questions.ts';
import styles from './SecurityPage.module.css';
import { SubProcessors } from './SubProcessors.tsx';

/** The sections of the page. Each name is the id of the section's heading. */
const areas = ['path', 'measures', 'processors', 'ai', 'device', 'questions'] as const;

/** Renders a link to the contact form. */
const ask = (variant: 'main' | 'quiet') => (
  <NavigationLink anchor="contact-form" label="security.ask" className={buttonClass(variant)} />
);

export default function SecurityPage() {
  return (
    <div className={page.page}>
      <PageIntro title="security.heading" lead="security.lead" picture={<AnswerCount />}>
        <div className={`${layout.stack3} ${columns.actions} ${visibility.screenOnly}`}>
          <div className={`${layout.cluster} ${columns.actions}`}>
            <PrintAnswers />
            {ask('quiet')}
          </div>
          <p className={typography.note}>
            <FormattedMessage id="security.terms" values={{ count: questions.length }} />
          </p>
        </div>
      </PageIntro>
      <div className={`${layout.stack7} ${visibility.screenOnly}`}>
        <Contents />
        <Facts />
      </div>
      <Questionnaire id="questions" />
      <CallToAction
        id="security-cta"
        title="security.cta.title"
        text="security.cta.text"
        picture={<QuestionPicture questions={questions.length} />}
      >
        {ask('main')}
        <NavigationLink to="demo" label="common.nav.demo" className={buttonClass('quiet')} />
      </CallToAction>
    </div>
  );
}

function Contents() {
  const intl = useIntl();
  return (
    <nav
      className={`${layout.grid} ${patterns.links} ${typography.note} ${styles.contents}`}
      aria-label={intl.formatMessage({ id: 'security.nav' })}
    >
      {areas.map((id) => (
        <a key={id} href={`#${id}`} className={typography.bare}>
          <FormattedMessage id={`security.nav.${id}`} />
        </a>
      ))}
    </nav>
  );
}

/** Renders the basis of the questionnaire, which is not printed. */
function Facts() {
  return (
    <>
      <Section id="path" tone="deep" title="security.path.title" lead="security.path.lead">
        <DocumentPath />
      </Section>
      <Section
        id="measures"
        title={<FormattedMessage id="security.measures.title" values={{ count: measures.length }} />}
        lead="security.measures.lead"
      >
        <Measures />
      </Section>
      <Section id="processors" tone="sunk" title="security.processors.title" lead="security.processors.lead">
        <SubProcessors />
      </Section>
      <Section id="ai" title="security.ai.title" lead="security.ai.lead">
        <AiSteps />
        <Accuracy />
      </Section>
      <Section id="device" tone="sunk" title="device.heading" lead="device.lead">
        <Lifetimes />
        <div className={`${layout.cluster} ${columns.actions}`}>
          <NavigationLink to="outbox" label="device.erase.show" className={buttonClass()} />
          <NavigationLink to="cookies" label="device.caption" className={buttonClass('quiet')} />
        </div>
      </Section>
    </>
  );
}
