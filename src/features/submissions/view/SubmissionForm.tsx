import { type ReactNode, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { onLeft } from '#browser/dom/page.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import only from '#styles/only.module.css';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { transmits } from '../account.ts';
import { clearForms, useVisitor } from '../browser/visitor.ts';
import type { Stand } from '../model/stand.ts';
import type { Values } from '../model/validate.ts';
import { ConfirmationActions, ConfirmationText } from './Confirmation.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FormAlert } from './FormAlert.tsx';
import { FormField } from './FormField.tsx';
import styles from './SubmissionForm.module.css';
import { StandConfirmationActions, StandConfirmationText } from './stand/StandConfirmation.tsx';
import { useStand } from './stand/useStand.ts';
import { useForm } from './useForm.ts';

interface SubmissionFormProps {
  form: Form;
  /** The introduction under the heading. */
  children: ReactNode;
  /** A card, or fields and button on one line. */
  variant?: 'card' | 'line';
  /** Parameters sent with the fields. */
  attached?: Values;
  /** Shows the visitor what is sent along. An edited submission may have `kept` some of its own, until left out. */
  note?: ReactNode | ((kept: Values, leaveOut: () => void) => ReactNode);
  /** Called once the submission and its attached parameters are delivered or stored. */
  onSent?: () => void;
}

/** A form of src/site/forms.ts; at a stand it is remounted for each visitor. */
export function SubmissionForm(props: SubmissionFormProps) {
  const stand = useStand();
  const visitor = useVisitor();
  const isStand = stand !== undefined;
  // A page that is restored from the back/forward cache shows no input of the previous visitor.
  useLayoutEffect(() => (isStand ? onLeft(clearForms) : undefined), [isStand]);
  return <VisitorForm key={`${stand?.since} ${visitor}`} {...props} stand={stand} />;
}

interface VisitorFormProps extends SubmissionFormProps {
  stand: Stand | undefined;
}

/**
 * Checks all fields at once, stores a draft, and sends through the outbox. The confirmation replaces the form, in a
 * live region that was rendered with it.
 */
function VisitorForm(props: VisitorFormProps) {
  const { form, variant = 'card', attached, onSent, stand } = props;
  const sending = useForm({ form, attached, onSent, stand });
  const { part, state } = sending;
  const confirmed = state.step === 'confirmed' ? state : undefined;
  const outcome = confirmed?.outcome;
  return (
    <div
      ref={part}
      id={outcome && form.id}
      className={
        outcome &&
        `${patterns.panel} ${patterns.stack4} ${outcome.kind === 'delivered' ? parts.success : parts.waiting}`
      }
    >
      <div role="status" className={outcome && `${patterns.stack3} ${patterns.start}`}>
        {state.step === 'sending' && (
          <VisuallyHidden>
            <FormattedMessage id={form.words.submitting} />
          </VisuallyHidden>
        )}
        {confirmed && !stand && <ConfirmationText form={form} {...confirmed} part={part} />}
        {outcome && stand && <StandConfirmationText form={form} outcome={outcome.kind} part={part} />}
      </div>
      {outcome && !stand && <ConfirmationActions form={form} outcome={outcome} onAgain={sending.again} />}
      {outcome && stand && <StandConfirmationActions stand={stand} />}
      {!outcome && <FormItself {...props} variant={variant} sending={sending} />}
    </div>
  );
}

function FormItself({
  form,
  children,
  variant,
  note,
  stand,
  sending,
}: VisitorFormProps & { sending: ReturnType<typeof useForm> }) {
  const intl = useIntl();
  const { element, state, check, edit, draft } = sending;
  const busy = state.step === 'sending';
  const isCard = variant === 'card';
  return (
    <form
      id={form.id}
      ref={element}
      aria-labelledby={`${form.id}-title`}
      className={isCard ? styles.form : patterns.stack5}
      // Without scripts, nothing is sent, rather than written into the address.
      method="dialog"
      // No autofill of a previous visitor's data.
      autoComplete={stand && 'off'}
      noValidate={!form.checkedByBrowser}
      onSubmit={sending.onSubmit}
      onInput={sending.onInput}
    >
      <h2 id={`${form.id}-title`} className={patterns.medium}>
        <FormattedMessage id={form.words.title} />
      </h2>
      {children}
      <p className={`${parts.remark} ${only.withoutScripts}`}>
        <FormattedMessage id="forms.noScript" values={{ address: brand.infoAddress }} />
      </p>
      {!transmits(form) && (
        <p className={parts.remark}>
          <FormattedMessage id="forms.simulated" values={{ address: brand.infoAddress }} />
        </p>
      )}
      {/* Once it is sent, its outcome is what the form says. */}
      {(state.step === 'editing' || (state.step === 'failed' && state.outcome.kind === 'lost-storage')) && (
        <DraftNotice edit={edit} restored={draft.restored} clearing={sending.clearing} />
      )}
      <FormAlert form={form} check={check} state={state} failures={sending.failures} part={sending.part} />
      <div className={isCard ? styles.fields : styles.row}>
        {form.fields.map((field) => (
          <FormField
            key={field.name}
            form={form}
            field={field}
            error={check.changed.has(field.name) ? undefined : check.problems.get(field.name)}
            busy={busy}
            remembered={!stand}
          />
        ))}
        {typeof note === 'function' ? note(sending.kept, sending.leaveOut) : note}
        <Button type="submit" busy={busy}>
          {intl.formatMessage({ id: busy ? form.words.submitting : form.words.submit })}
        </Button>
      </div>
      <PrivacyLine service={form.service} />
    </form>
  );
}

/** Summary of how the data is used, with a link to the privacy page. */
function PrivacyLine({ service }: Pick<Form, 'service'>) {
  return (
    <p className={patterns.fine}>
      <FormattedMessage
        id={service === 'newsletter' ? 'forms.privacyNewsletter' : 'forms.privacy'}
        values={{ a: (words: ReactNode) => <RouteLink to="privacy">{words}</RouteLink> }}
      />
    </p>
  );
}
