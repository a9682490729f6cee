import { FormattedMessage } from 'react-intl';
import { Band } from '#sections/Band.tsx';
import { Accordion } from '#ui/Accordion.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

const questions = ['implementation', 'onboarding', 'documents', 'accuracy', 'security', 'decision'] as const;

export function Faq() {
  return (
    <Band id="faq" labelledBy="faq-title">
      <SectionHead
        id="faq-title"
        eyebrow={<FormattedMessage id="home.faq.eyebrow" />}
        title={<FormattedMessage id="home.faq.title" />}
      />
      <Accordion
        name="faq"
        items={questions.map((id) => ({
          id,
          question: <FormattedMessage id={`home.faq.${id}.question`} />,
          answer: <FormattedMessage id={`home.faq.${id}.answer`} />,
        }))}
      />
    </Band>
  );
}
