import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hideWhileLeft, onLeft } from '#browser/dom/page.ts';
import { Button } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { clearForms, useVisitor } from '#features/kiosk/browser/visitor.ts';
import type { Kiosk } from '#features/kiosk/model/kiosk.ts';
import { KioskConfirmation } from '#features/kiosk/view/KioskConfirmation.tsx';
import { useKiosk } from '#features/kiosk/view/useKiosk.ts';
import { transmits } from '#features/outbox/account.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import only from '#styles/only.module.css';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { hasFailed, isConfirmed } from '../model/form-state.ts';
import type { Values } from '../model/validate.ts';
import { Confirmation } from './Confirmation.tsx';
import { FormAlert } from './FormAlert.tsx';
import { FormField } from './FormField.tsx';
import { OriginNotice } from './OriginNotice.tsx';
import { PendingNotice } from './PendingNotice.tsx';
import styles from './SubmissionForm.module.css';
import { useForm } from './useForm.ts';

interface SubmissionFormProps {
  form: Form;
  /** The introduction under the heading. */
  children: ReactNode;
  /** A card, or fields and button on one line. */
  variant?: 'card' | 'line';
  /** Parameters sent with the fields. */
  attached?: Values;
  /** Shows the visitor what is sent along. An edited submission may have some of its own, until they are left out. */
  note?: ReactNode | ((attachedBefore: Values, leaveOut: () => void) => ReactNode);
  /** Called once the submission and its attached parameters are delivered or stored. */
  onSent?: () => void;
}

/** A form of src/site/forms.ts; at a kiosk it is remounted for each visitor. */
export function SubmissionForm(props: SubmissionFormProps) {
  const kiosk = useKiosk();
  const visitor = useVisitor();
  const isKiosk = kiosk !== undefined;
  // A page that is restored from the back/forward cache shows no input of the previous visitor.
  useLayoutEffect(() => (isKiosk ? onLeft(clearForms) : undefined), [isKiosk]);
  return <VisitorForm key={`${kiosk?.since} ${visitor}`} {...props} kiosk={kiosk} />;
}

interface VisitorFormProps extends SubmissionFormProps {
  kiosk: Kiosk | undefined;
}

/** Checks all fields at once, stores a draft, and sends through the outbox. The confirmation replaces the form. */
function VisitorForm(props: VisitorFormProps) {
  const { form, attached, onSent, kiosk } = props;
  const control = useForm({ form, attached, onSent, kiosk });
  const { part, state } = control;
  useEffect(() => hideWhileLeft(part), [part]);
  if (!isConfirmed(state))
    return (
      <div ref={part}>
        <FormBody {...props} control={control} />
      </div>
    );
  const isDelivered = state.status.state === 'delivered';
  return (
    <div
      ref={part}
      id={form.id}
      className={`${patterns.panel} ${patterns.stack4} ${isDelivered ? parts.success : parts.waiting}`}
    >
      {kiosk ? (
        <KioskConfirmation form={form} state={state.status.state} kiosk={kiosk} part={part} />
      ) : (
        <Confirmation form={form} answer={state} part={part} onAgain={control.again} />
      )}
    </div>
  );
}

function FormBody({
  form,
  children,
  variant = 'card',
  note,
  kiosk,
  control,
}: VisitorFormProps & { control: ReturnType<typeof useForm> }) {
  const intl = useIntl();
  const { element, part, state, check, input } = control;
  const busy = state.step === 'sending';
  const isCard = variant === 'card';
  const isRejected = hasFailed(state) && state.status.state === 'rejected';
  return (
    <form
      id={form.id}
      ref={element}
      aria-labelledby={`${form.id}-title`}
      className={isCard ? styles.form : patterns.stack5}
      // Without scripts, nothing is sent, rather than written into the address.
      method="dialog"
      // No autofill of a previous visitor's data.
      autoComplete={kiosk && 'off'}
      noValidate={!form.checkedByBrowser}
      onSubmit={control.onSubmit}
      onInput={control.onInput}
    >
      <h2 id={`${form.id}-title`} className={patterns.medium}>
        <FormattedMessage id={form.messages.title} />
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
      {!kiosk && <PendingNotice form={form} edit={input.edit} pressedId={control.pressedId} />}
      {/* While it is sent, and once it is rejected, the outcome is what the form tells. */}
      <OriginNotice
        edit={input.edit}
        restored={input.restored}
        clearing={control.clearing}
        isSending={busy}
        isRejected={isRejected}
      />
      {/* Takes no space, so that the button stays under the pointer. */}
      <div role="status" className={only.spoken}>
        {busy && <FormattedMessage id={form.messages.submitting} />}
      </div>
      <FormAlert
        form={form}
        check={check}
        state={state}
        failures={control.failures}
        isKiosk={kiosk !== undefined}
        part={part}
      />
      <div className={isCard ? styles.fields : styles.row}>
        {form.fields.map((field) => (
          <FormField
            key={field.name}
            form={form}
            field={field}
            error={check.changed.has(field.name) ? undefined : check.problems.get(field.name)}
            busy={busy}
            remembered={!kiosk}
          />
        ))}
        {typeof note === 'function' ? note(input.attachedBefore, input.leaveOut) : note}
        <Button type="submit" busy={busy}>
          {intl.formatMessage({ id: busy ? form.messages.submitting : form.messages.submit })}
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
        values={{ a: (messages: ReactNode) => <RouteLink to="privacy">{messages}</RouteLink> }}
      />
    </p>
  );
}
