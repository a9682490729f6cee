import { useRef } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useCopy } from '#browser/dom/sharing.ts';
import { Accordion } from '#components/Accordion.tsx';
import beside from '#components/Beside.module.css';
import { Button } from '#components/Button.tsx';
import { Outcome } from '#components/Outcome.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import { anchorOf } from '#features/faq/model/faq.ts';
import { useOpenAnchor } from '#features/faq/view/useOpenAnchor.ts';
import { brand } from '#site/brand.ts';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import { AnswerSheets } from './AnswerSheets.tsx';
import type { Status } from './measures.ts';
import { PrintAnswers } from './PrintAnswers.tsx';
import styles from './Questionnaire.module.css';
import { questionGroups, questions } from './questions.ts';
import { StatusLabel } from './StatusLabel.tsx';

function answerOf(intl: IntlShape, id: (typeof questions)[number]['id']): string {
  if (id !== 'weakness') return intl.formatMessage({ id: `security.question.${id}.answer` });
  return intl.formatMessage({ id: 'security.question.weakness.answer' }, { address: brand.infoAddress });
}

/** Names of the answers given here; the others have the words of the measures. */
const labelOf = (status: Status) =>
  status === 'inPlace' ? 'security.status.answered' : (`security.status.${status}` as const);

/** The questions of a fund with their answers: all open on paper, one at a time on screen. */
export function Questionnaire({ id }: { id: string }) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useOpenAnchor(list);
  return (
    <section className={`${patterns.stack5} ${beside.columns}`} aria-labelledby={id}>
      <div className={`${patterns.stack5} ${patterns.top} ${beside.staying}`}>
        <SectionHead
          id={id}
          title={<FormattedMessage id="security.questions.title" />}
          lead={<FormattedMessage id="security.questions.lead" />}
        />
        <div className={`${patterns.cluster} ${only.onScreen}`}>
          <PrintAnswers />
          <CopyAnswers />
        </div>
        <AnswerSheets className={`${styles.sheets} ${only.desk}`} />
      </div>
      <div ref={list} className={patterns.stack6}>
        {questionGroups.map((group) => (
          <div key={group.id} className={patterns.stack2}>
            <h3 className={`${patterns.label} ${patterns.muted}`}>
              <FormattedMessage id={`security.group.${group.id}`} />
            </h3>
            <Accordion
              name="security"
              items={group.questions.map(({ id: question, status }) => ({
                id: question,
                anchor: anchorOf(question),
                question: (
                  <span className={`${patterns.spread} ${styles.question}`}>
                    <FormattedMessage id={`security.question.${question}`} />
                    <StatusLabel status={status} label={labelOf(status)} />
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

/** Each question with its status and its answer, an empty line in between. */
const asText = (intl: IntlShape) =>
  questions
    .map(({ id, status }) => {
      const question = intl.formatMessage({ id: `security.question.${id}` });
      return `${question}\n${intl.formatMessage({ id: labelOf(status) })}\n${answerOf(intl, id)}\n`;
    })
    .join('\n');

function CopyAnswers() {
  const intl = useIntl();
  const { copied, copy } = useCopy();
  return (
    <>
      <Button variant="quiet" onClick={() => void copy(asText(intl))}>
        <FormattedMessage id="security.copy" />
      </Button>
      <Outcome
        className={patterns.note ?? ''}
        done={copied && <FormattedMessage id="security.copied" />}
        failed={copied === false && <FormattedMessage id="security.copyFailed" />}
      />
    </>
  );
}
