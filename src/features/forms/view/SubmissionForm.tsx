import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hideWhileLeft, onLeft } from '#browser/dom/pageLifecycle.ts';
import { Button } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { slipClass } from '#components/Slip.tsx';
import { clearForms, useVisitor } from '#features/kiosk/browser/visitor.ts';
import type { Kiosk } from '#features/kiosk/model/kiosk.ts';
import { useKiosk } from '#features/kiosk/view/useKiosk.ts';
import { transmits } from '#features/outbox/build-account.ts';
import { useOutboxUsed } from '#features/outbox/view/OutboxContext.ts';
import { latePart } from '#i18n/latePart.tsx';
import { brand } from '#site/brand.ts';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { hasFailed, isConfirmed, toneOf } from '../model/form-state.ts';
import { Confirmation, DeliveryProgress } from './Confirmation.tsx';
import { FormAlert, NextVisitorButton } from './FormAlert.tsx';
import { FormField } from './FormField.tsx';
import styles from './SubmissionForm.module.css';
import { useBrowserMessages } from './useBrowserMessages.ts';
import { useForm } from './useForm.ts';

// A kiosk has loaded this code with KioskWatch, so it is not part of every first load.
const KioskConfirmation = latePart(() => import('#features/kiosk/view/KioskConfirmation.tsx'), {
  messages: 'kiosk',
});

// Only visitors who have used a form need it.
const EarlierRequest = latePart(() => import('./EarlierRequest.tsx'), { messages: 'app' });
const OriginNotice = latePart(() => import('./OriginNotice.tsx'), { messages: 'app' });

interface SubmissionFormProps {
  form: Form;
  /** The introduction under the heading. */
  children?: ReactNode;
  /** A card, or fields and button on one line. */
  variant?: 'card' | 'line';
  /** Parameters sent with the fields. */
  attached?: Values;
  /** Shows the attached parameters. An edited submission may have others, until the visitor leaves them out. */
  note?: ReactNode | ((attachedBefore: Values, leaveOut: () => void) => ReactNode);
  /** Renders the fields that the form's row marks as `folded`, after the other fields. */
  fold?: (fields: ReactNode) => ReactNode;
  /** Returns facts for the confirmation from the parameters of the submission. */
  details?: (params: Values) => ReactNode;
  /** Shown with the confirmation, except at a kiosk, which does not belong to its visitors. */
  afterwards?: (params: Values) => ReactNode;
  /** Called when the submission and its attached parameters are delivered or stored. */
  onSent?: () => void;
}

/** Renders a form of src/site/forms.ts. At a kiosk, the form is remounted for each visitor. */
export function SubmissionForm(props: SubmissionFormProps) {
  const kiosk = useKiosk();
  const visitor = useVisitor();
  const isKiosk = kiosk !== undefined;
  // A page that is restored from the back/forward cache must not show the input of the previous visitor.
  useLayoutEffect(() => (isKiosk ? onLeft(clearForms) : undefined), [isKiosk]);
  return <VisitorForm key={`${kiosk?.since} ${visitor}`} {...props} kiosk={kiosk} />;
}

interface VisitorFormProps extends SubmissionFormProps {
  kiosk: Kiosk | undefined;
}

/**
 * Renders the form for one visitor. It checks all fields at once, stores a draft, and sends through the outbox. The
 * confirmation replaces the form.
 */
function VisitorForm(props: VisitorFormProps) {
  const { form, attached, onSent, kiosk } = props;
  const control = useForm({ form, attached, onSent, kiosk });
  const { rootRef, state } = control;
  useEffect(() => hideWhileLeft(rootRef), [rootRef]);
  if (!isConfirmed(state))
    return (
      <div ref={rootRef}>
        <FormBody {...props} control={control} />
        {state.step === 'sending' && (
          <div hidden>
            <DeliveryProgress state="sending" />
          </div>
        )}
      </div>
    );
  return (
    <div ref={rootRef} id={form.id} data-confirmation="" className={slipClass(toneOf(state.status))}>
      {kiosk ? (
        <KioskConfirmation form={form} state={state.status.state} kiosk={kiosk} rootRef={rootRef} />
      ) : (
        <Confirmation
          form={form}
          answer={state}
          rootRef={rootRef}
          details={props.details?.(state.params)}
          afterwards={props.afterwards?.(state.params)}
          onAgain={control.again}
        />
      )}
    </div>
  );
}

function FormBody({
  form,
  children,
  variant = 'card',
  note,
  fold,
  kiosk,
  control,
}: VisitorFormProps & { control: ReturnType<typeof useForm> }) {
  const intl = useIntl();
  const isOutboxUsed = useOutboxUsed();
  const { formRef, rootRef, state, check, input } = control;
  const browser = useBrowserMessages();
  const busy = state.step === 'sending';
  const isCard = variant === 'card';
  const isRejected = hasFailed(state) && state.status.state === 'rejected';
  const fields = (areFolded: boolean) =>
    form.fields
      .filter(({ folded = false }) => folded === areFolded)
      .map((field) => (
        <FormField
          key={field.name}
          form={form}
          field={field}
          error={check.changed.has(field.name) ? undefined : check.problems.get(field.name)}
          browserMessage={browser.messages.get(field.name)}
          busy={busy}
          allowsAutofill={!kiosk}
        />
      ));
  return (
    <form
      id={form.id}
      ref={formRef}
      aria-labelledby={`${form.id}-title`}
      className={isCard ? `${patterns.panel} ${styles.form}` : styles.line}
      // Without scripts, the method `get` would write the values into the address. The method `dialog` sends nothing.
      method="dialog"
      // The browser must not autofill data of a previous visitor. The style sheet hides a form without this value.
      autoComplete={kiosk && 'off'}
      noValidate={!form.checkedByBrowser}
      onSubmit={control.onSubmit}
      onInvalidCapture={browser.onInvalid}
      onReset={browser.onReset}
      onInput={(event) => {
        browser.onChange(event);
        control.onInput(event);
      }}
    >
      <h2 id={`${form.id}-title`} className={typography.medium}>
        <FormattedMessage id={form.messages.title} />
      </h2>
      {children}
      <p className={`${patterns.remark} ${visibility.withoutScripts}`}>
        <FormattedMessage id="forms.noScript" values={{ address: brand.infoAddress }} />
      </p>
      {!transmits(form) && (
        <p className={patterns.remark}>
          <FormattedMessage id="forms.simulated" values={{ address: brand.infoAddress }} />
        </p>
      )}
      {!kiosk && isOutboxUsed && (
        <EarlierRequest form={form} edit={input.edit} pressedId={control.pressedId} />
      )}
      {/* During an attempt and after a rejection, the form reports the outcome instead. */}
      {(input.edit.state !== 'none' || input.draft.restored || control.clearing.canUndo) && (
        <OriginNotice form={form} control={control} isSending={busy} isRejected={isRejected} />
      )}
      {/* The status is visually hidden and takes no space, so that the button stays under the pointer. */}
      <div role="status" className={visibility.visuallyHidden}>
        {busy && <FormattedMessage id={form.messages.submitting} />}
      </div>
      <FormAlert
        form={form}
        check={check}
        state={state}
        failures={control.failures}
        isKiosk={kiosk !== undefined}
        rootRef={rootRef}
      />
      <div className={isCard ? styles.fields : styles.row}>
        {fields(false)}
        {fold?.(fields(true))}
        {typeof note === 'function' ? note(input.attachedBefore, input.leaveOut) : note}
        <Button type="submit" busy={busy}>
          {intl.formatMessage({ id: busy ? form.messages.submitting : form.messages.submit })}
        </Button>
        {kiosk && isCard && !busy && <NextVisitorButton clears />}
      </div>
      <PrivacyLine service={form.service} />
    </form>
  );
}

/** Renders a summary of how the data is used, with a link to the privacy page. */
function PrivacyLine({ service }: Pick<Form, 'service'>) {
  return (
    <p className={typography.fine}>
      <FormattedMessage
        id={service === 'newsletter' ? 'forms.privacyNewsletter' : 'forms.privacy'}
        values={{ a: (messages: ReactNode) => <RouteLink to="privacy">{messages}</RouteLink> }}
      />
    </p>
  );
}
