import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce, focusInView, moveFocusOnRemoval, worksElsewhere } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { SlipHead } from '#components/Slip.tsx';
import { transmits } from '#features/outbox/build-account.ts';
import { latePart } from '#i18n/latePart.tsx';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import type { PlainMessageId } from '#site/messages.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { type Answered, isWaiting } from '../model/form-state.ts';
import { type SavedText, savedText } from '../model/saved-text.ts';
import styles from './Confirmation.module.css';

const NoticeOffer = latePart(() => import('#features/outbox/view/NoticeOffer.tsx'), { messages: 'outbox' });
/** The form loads the drawing while it sends, so that the confirmation has it at once. */
export const DeliveryProgress = latePart(() => import('./DeliveryProgress.tsx'), { messages: 'outbox' });

interface ConfirmationProps {
  form: Form;
  answer: Answered;
  /** The element that contains the text and the actions. */
  rootRef: RefObject<HTMLElement | null>;
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
export function Confirmation({ form, answer, rootRef, details, afterwards, onAgain }: ConfirmationProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const { success } = form.messages;
  const { status, about, from } = answer;
  const headingId = headingOf(form, answer);
  const said = useRef(intl.formatMessage({ id: headingId }));
  // Before the first frame, and without a smooth scroll: the confirmation is lower than the form, so the window would
  // first show the footer.
  useLayoutEffect(() => {
    if (!rootRef.current || !heading.current) return;
    if (worksElsewhere(rootRef.current)) announce(said.current);
    else focusInView(heading.current, rootRef.current, 'instant');
  }, [rootRef]);
  return (
    <>
      {/* The live region is mounted with its text, so the text is read only once, through the focus. Later changes are
          announced. */}
      <div role="status" className={`${layout.stack5} ${layout.top}`}>
        <SlipHead>
          <h2 ref={heading} tabIndex={-1} className={typography.large}>
            <FormattedMessage id={headingId} />
          </h2>
        </SlipHead>
        {/* Decorative: the heading and the text state it. */}
        {transmits(form) && status.state !== 'gone' && (
          <div className={styles.progress} aria-hidden="true">
            <DeliveryProgress state={status.state} />
          </div>
        )}
        <dl className={`${patterns.rows} ${styles.facts}`}>
          <Fact name="what">
            <strong id={`${form.id}-title`}>
              <FormattedMessage id={`common.form.${form.id}`} />
            </strong>
            {about && <p>{about}</p>}
            {details}
          </Fact>
          <Fact name="from">{from}</Fact>
          <Fact name="next">
            <Explanation form={form} answer={answer} />
          </Fact>
        </dl>
      </div>
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
        {/* It loads late, so it is the last. */}
        {answer.inBackground && isWaiting(status) && <NoticeOffer />}
      </div>
    </>
  );
}

function Fact({ name, children }: { name: 'what' | 'from' | 'next'; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={`forms.confirmation.${name}`} />
      </dt>
      <dd className={layout.stack2}>{children}</dd>
    </div>
  );
}

/** States that the form has sent nothing, and quotes the text that it will show later. */
function Preview({ text }: { text: PlainMessageId }) {
  return (
    <>
      <Paragraph id="forms.simulated" />
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

/** Explains where the submission is now and what happens next. */
function Explanation({ form, answer }: { form: Form; answer: Answered }) {
  const { status, wasWaiting, isRepeat } = answer;
  const { state } = status;
  const { text } = form.messages.success;
  if (state === 'delivered') {
    if (!transmits(form)) return <Preview text={text} />;
    return (
      <>
        {wasWaiting && <Paragraph id="forms.saved.delivered" />}
        <Paragraph id={text} />
      </>
    );
  }
  return (
    <>
      {isRepeat && <Paragraph id="forms.saved.already" />}
      <Paragraph
        id={
          state === 'gone' || state === 'rejected'
            ? `forms.${state}.text`
            : `forms.saved.${savedText(answer)}`
        }
      />
    </>
  );
}

function Paragraph({ id }: { id: PlainMessageId | 'forms.simulated' | `forms.saved.${SavedText}` }) {
  return (
    <p>
      <FormattedMessage id={id} values={{ address: brand.infoAddress }} />
    </p>
  );
}
