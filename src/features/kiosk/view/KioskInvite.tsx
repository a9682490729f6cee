import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce, withFeedback } from '#browser/dom/feedback.ts';
import { currentTheme } from '#browser/storage/preferences.ts';
import { Button } from '#components/Button.tsx';
import { Field } from '#components/Field.tsx';
import colours from '#components/scoreColour.module.css';
import { transmits } from '#features/outbox/account.ts';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { useLocale } from '#i18n/Messages.tsx';
import { demoForm } from '#site/forms/demo-form.ts';
import layout from '#styles/layout.module.css';
import outcomes from '#styles/outcomes.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { storeKioskCopy } from '../browser/kioskCopy.ts';
import { eventName, type Kiosk } from '../model/kiosk.ts';
import { hashPin, isPin, newSalt } from '../model/pin.ts';
import { nextVisitor } from './nextVisitor.ts';
import { PinField } from './PinField.tsx';
import { currentKiosk, storeKiosk } from './useKiosk.ts';

type Problem = 'event' | 'pin' | 'repeat' | 'storage';

/** Renders the form that starts kiosk mode. Nothing changes before the start. `event` is the name in the address. */
export default function KioskInvite({ event: asked }: { event: string }) {
  const intl = useIntl();
  return (
    <section
      className={`${patterns.panel} ${layout.stack5} ${layout.measure} ${outcomes.success}`}
      aria-labelledby="kiosk-title"
    >
      <h2 id="kiosk-title" className={typography.medium}>
        <FormattedMessage id="kiosk.invite.title" />
      </h2>
      <p>
        <FormattedMessage id="kiosk.invite.text" />
      </p>
      {transmits(demoForm) ? (
        <Start asked={asked} />
      ) : (
        <p className={`${colours.poor} ${typography.strong}`}>
          {intl.formatMessage({ id: 'kiosk.problem.simulated' })}
        </p>
      )}
    </section>
  );
}

function Start({ asked }: { asked: string }) {
  const intl = useIntl();
  const begin = useBegin();
  const [typed, setTyped] = useState({ event: eventName(asked) ?? asked, pin: '', repeat: '' });
  const [problem, setProblem] = useState<Problem>();
  const set = (name: keyof typeof typed) => (value: string) => setTyped({ ...typed, [name]: value });
  const errorOf = (name: Problem) =>
    problem === name ? intl.formatMessage({ id: `kiosk.problem.${name}` }) : undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const show = (found: Problem) =>
      withFeedback(() => setProblem(found), {
        focus: () => currentTarget.querySelector<HTMLElement>('[aria-invalid=true]'),
      });
    const name = eventName(typed.event);
    if (!name) show('event');
    else if (!isPin(typed.pin)) show('pin');
    else if (typed.pin !== typed.repeat) show('repeat');
    else begin(name, typed.pin).catch(() => show('storage'));
  };
  return (
    <form className={layout.stack4} noValidate autoComplete="off" onSubmit={submit}>
      <Field
        id="kiosk-event"
        label={intl.formatMessage({ id: 'kiosk.invite.event' })}
        hint={intl.formatMessage({ id: 'kiosk.invite.eventHint' })}
        error={errorOf('event')}
        value={typed.event}
        required
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ currentTarget }) => set('event')(currentTarget.value)}
        // Shows the name that is sent.
        onBlur={() => set('event')(eventName(typed.event) ?? typed.event)}
      />
      <PinField
        id="kiosk-pin"
        label={intl.formatMessage({ id: 'kiosk.pin' })}
        hint={intl.formatMessage({ id: 'kiosk.invite.pinHint' })}
        error={errorOf('pin')}
        value={typed.pin}
        onChange={set('pin')}
      />
      <PinField
        id="kiosk-repeat"
        label={intl.formatMessage({ id: 'kiosk.invite.repeat' })}
        error={errorOf('repeat')}
        value={typed.repeat}
        onChange={set('repeat')}
      />
      <p role="alert" className={`${colours.poor} ${typography.strong}`}>
        {errorOf('storage')}
      </p>
      <p>
        <Button type="submit">
          <FormattedMessage id="kiosk.invite.start" />
        </Button>
      </p>
    </form>
  );
}

/** Returns the function that starts kiosk mode. The function rejects without storage or Web Crypto. */
function useBegin() {
  const intl = useIntl();
  const language = useLocale();
  const access = useOutboxAccess();
  return async (event: string, pin: string) => {
    const salt = newSalt(crypto);
    const hash = await hashPin(pin, salt, crypto.subtle);
    const pinCheck = { salt, hash, failures: 0, retryAt: 0 };
    const kiosk: Kiosk = { event, language, theme: currentTheme(), since: Date.now(), pin: pinCheck };
    const outbox = await access?.outbox();
    if (!outbox) return;
    await storeKioskCopy(outbox.records, kiosk);
    storeKiosk(kiosk);
    if (!currentKiosk()) {
      await storeKioskCopy(outbox.records, undefined);
      throw new Error('The browser stores nothing.');
    }
    void access?.askForPersistence();
    nextVisitor(kiosk);
    announce(intl.formatMessage({ id: 'kiosk.started' }));
  };
}
