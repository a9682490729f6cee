import { FormattedMessage } from 'react-intl';
import { Accordion } from '#components/Accordion.tsx';
import { claimTags } from '#components/Claim.tsx';
import { FullWidthSection } from '#components/FullWidthSection.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import sticky from '#components/StickyColumns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';

const questions = ['implementation', 'onboarding', 'documents', 'security'] as const;

/** The figures that the answers state. */
const figures = claimTags('setup', 'onboarding');

export function Faq() {
  return (
    <FullWidthSection id="faq" tone="sunk" labelledBy="faq-title">
      <div className={`${layout.stack5} ${sticky.columns}`}>
        <div className={`${layout.stack3} ${sticky.sticky}`}>
          <h2 id="faq-title">
            <FormattedMessage id="home.faq.title" />
          </h2>
          <p className={`${typography.note} ${patterns.links}`}>
            <NavigationLink to="support" label="home.faq.support" />
          </p>
        </div>
        <Accordion
          name="faq"
          items={questions.map((id) => ({
            id,
            question: <FormattedMessage id={`home.faq.${id}.question`} />,
            answer: <FormattedMessage id={`home.faq.${id}.answer`} values={figures} />,
          }))}
        />
      </div>
    </FullWidthSection>
  );
}
