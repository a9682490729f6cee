import { useRef } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useClipboard } from '#browser/dom/sharing.ts';
import { Accordion } from '#components/Accordion.tsx';
import { Button } from '#components/Button.tsx';
import { Outcome } from '#components/Outcome.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import sticky from '#components/StickyColumns.module.css';
import { anchorOf } from '#features/faq/model/faq.ts';
import { useOpenAnchor } from '#features/faq/view/useOpenAnchor.ts';
import { accuracyShares } from '#i18n/accuracyShares.ts';
import { brand } from '#site/brand.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { AnswerSheets } from './AnswerSheets.tsx';
import { PrintAnswers } from './PrintAnswers.tsx';
import styles from './Questionnaire.module.css';
import { answerLabel, questionGroups, questions } from './questions.ts';
import { StatusLabel } from './StatusLabel.tsx';

function answerOf(intl: IntlShape, id: (typeof questions)[number]['id']): string {
  if (id === 'errors')
    return intl.formatMessage({ id: 'security.question.errors.answer' }, accuracyShares(intl));
  if (id === 'weakness')
    return intl.formatMessage({ id: 'security.question.weakness.answer' }, { address: brand.infoAddress });
  return intl.formatMessage({ id: `security.question.${id}.answer` });
}

/** Renders the questions of a fund with their answers. On paper all answers are expanded, on screen one at a time. */
export function Questionnaire({ id }: { id: string }) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useOpenAnchor(list);
  return (
    <section className={`${layout.stack5} ${sticky.columns}`} aria-labelledby={id}>
      <div className={`${layout.stack5} ${layout.top} ${sticky.sticky}`}>
        <SectionHead
          id={id}
          title={<FormattedMessage id="security.questions.title" />}
          lead={<FormattedMessage id="security.questions.lead" />}
        />
        <div className={`${layout.cluster} ${columns.actions} ${visibility.screenOnly}`}>
          <PrintAnswers />
          <CopyAnswers />
        </div>
        <AnswerSheets className={`${styles.sheets} ${visibility.desktopOnly}`} />
      </div>
      <div ref={list} className={layout.stack6}>
        {questionGroups.map((group) => (
          <div key={group.id} className={layout.stack2}>
            <h3 className={`${typography.label} ${typography.muted}`}>
              <FormattedMessage id={`security.group.${group.id}`} />
            </h3>
            <Accordion
              name="security"
              items={group.questions.map(({ id: question, status }) => ({
                id: question,
                anchor: anchorOf(question),
                question: (
                  <span className={`${layout.spread} ${styles.question}`}>
                    <FormattedMessage id={`security.question.${question}`} />
                    <StatusLabel status={status} label={answerLabel(status)} />
                  </span>
                ),
                answer: answerOf(intl, question),
              }))}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Returns each question with its status and its answer as text, separated by empty lines. */
const asText = (intl: IntlShape) =>
  questions
    .map(({ id, status }) => {
      const question = intl.formatMessage({ id: `security.question.${id}` });
      return `${question}\n${intl.formatMessage({ id: answerLabel(status) })}\n${answerOf(intl, id)}\n`;
    })
    .join('\n');

function CopyAnswers() {
  const intl = useIntl();
  const { copied, copy } = useClipboard();
  return (
    <>
      <Button variant="quiet" onClick={() => void copy(asText(intl))}>
        <FormattedMessage id="security.copy" />
      </Button>
      <Outcome
        className={typography.note ?? ''}
        done={copied && <FormattedMessage id="security.copied" />}
        failed={copied === false && <FormattedMessage id="security.copyFailed" />}
      />
    </>
  );
}
