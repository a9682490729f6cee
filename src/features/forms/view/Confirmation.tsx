import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce, focusInView, moveFocusOnRemoval, worksElsewhere } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { Mark } from '#components/Mark.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { transmits } from '#features/outbox/account.ts';
import { latePart } from '#i18n/latePart.tsx';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import type { PlainMessageId } from '#site/messages.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { type Answered, isWaiting } from '../model/form-state.ts';
import { savedText } from '../model/saved-text.ts';

const NoticeOffer = latePart(() => import('#features/outbox/view/NoticeOffer.tsx'), { messages: 'outbox' });

interface ConfirmationProps {
  form: Form;
  answer: Answered;
  /** The element that contains the text and the actions. */
  part: RefObject<HTMLElement | null>;
  /** Further facts about the submission. */
  details?: ReactNode;
  /** Further actions, next to the button for another submission. */
  afterwards?: ReactNode;
  onAgain: () => void;
}

/**
 * Renders the confirmation that replaces the form: what was sent, where the submission is now and what happens next.
 * The heading receives the focus, so that a screen reader reads it. If the visitor works elsewhere on the page, the
 * heading is announced instead.
 */
export function Confirmation({ form, answer, part, details, afterwards, onAgain }: ConfirmationProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, success } = form.messages;
  const { status, summary } = answer;
  const headingId = headingOf(form, answer);
  const said = useRef(intl.formatMessage({ id: headingId }));
  useEffect(() => {
    if (!part.current || !heading.current) return;
    if (worksElsewhere(part.current)) announce(said.current);
    else focusInView(heading.current, part.current);
  }, [part]);
  return (
    <>
      {/* The live region is mounted with its text, so the text is read only once, through the focus. Later changes are
          announced. */}
      <div role="status" className={`${layout.stack3} ${layout.start}`}>
        <Mark />
        <p id={`${form.id}-title`} className={`${typography.note} ${typography.strong}`}>
          <FormattedMessage id={title} />
        </p>
        <h2 ref={heading} tabIndex={-1} className={typography.medium}>
          <FormattedMessage id={headingId} />
        </h2>
        <p className={typography.note}>{summary.join(' · ')}</p>
        {details}
        <Explanation answer={answer} />
        {status.state === 'delivered' &&
          (transmits(form) ? (
            <p>
              <FormattedMessage id={success.text} />
            </p>
          ) : (
            <Preview text={success.text} />
          ))}
      </div>
      {answer.inBackground && isWaiting(status) && <NoticeOffer />}
      <div className={`${layout.cluster} ${patterns.links}`}>
        {(isWaiting(status) || status.state === 'rejected') && (
          <RouteLink to="outbox" ref={moveFocusOnRemoval}>
            <FormattedMessage id="forms.saved.show" />
          </RouteLink>
        )}
        <Button variant="quiet" onClick={onAgain}>
          <FormattedMessage id={success.again} />
        </Button>
        {afterwards}
      </div>
    </>
  );
}

/** States that the form has sent nothing, and quotes the text that it will show later. */
function Preview({ text }: { text: PlainMessageId }) {
  return (
    <>
      <p>
        <FormattedMessage id="forms.simulated" values={{ address: brand.infoAddress }} />
      </p>
      <p className={typography.note}>
        <FormattedMessage id="forms.preview.later" />{' '}
        <q>
          <FormattedMessage id={text} />
        </q>
      </p>
    </>
  );
}

function headingOf(form: Form, { status: { state } }: Answered) {
  if (state === 'delivered') return transmits(form) ? form.messages.success.title : 'forms.preview.title';
  return state === 'gone' || state === 'rejected' ? (`forms.${state}.title` as const) : 'forms.saved.title';
}

function Explanation({ answer }: { answer: Answered }) {
  const { status, wasWaiting, isRepeat } = answer;
  const { state } = status;
  if (state === 'delivered')
    return (
      wasWaiting && (
        <p>
          <FormattedMessage id="forms.saved.delivered" />
        </p>
      )
    );
  return (
    <>
      {isRepeat && (
        <p>
          <FormattedMessage id="forms.saved.already" />
        </p>
      )}
      <p>
        {state === 'gone' || state === 'rejected' ? (
          <FormattedMessage id={`forms.${state}.text`} />
        ) : (
          <FormattedMessage id={`forms.saved.${savedText(answer)}`} values={{ address: brand.infoAddress }} />
        )}
      </p>
    </>
  );
}
