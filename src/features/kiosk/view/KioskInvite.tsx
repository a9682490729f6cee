import { type FormEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce, recoverFocus, withFeedback } from '#browser/dom/feedback.ts';
import { askForPersistence } from '#browser/storage/persistence.ts';
import { currentTheme } from '#browser/storage/preferences.ts';
import { Button } from '#components/Button.tsx';
import { Field } from '#components/Field.tsx';
import { transmits } from '#features/outbox/build-account.ts';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { useLocale } from '#i18n/Messages.tsx';
import Tablet from '#illustrations/kiosk.svg?react';
import { demoForm } from '#site/forms/demo-form.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { storeKioskBackup } from '../browser/kioskBackup.ts';
import { eventName, type Kiosk } from '../model/kiosk.ts';
import { hashPin, isPin, newSalt } from '../model/pin.ts';
import { nextVisitor } from './nextVisitor.ts';
import { PinField } from './PinField.tsx';
import { currentKiosk, storeKiosk } from './useKiosk.ts';

type Problem = 'event' | 'pin' | 'repeat' | 'storage';

interface KioskInviteProps {
  /** Name of the event in the address. */
  event: string;
  /** True if the offer is the content of the page and not an offer above the form. */
  isPage: boolean;
}

/** Renders the form that starts kiosk mode. Nothing changes before the start. */
export default function KioskInvite({ event: asked, isPage }: KioskInviteProps) {
  const intl = useIntl();
  useEffect(() => {
    // The replaced heading may have had the focus.
    if (isPage) recoverFocus();
  }, [isPage]);
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={`${layout.stack7} ${columns.desktop}`} aria-labelledby="kiosk-title">
      <div className={`${layout.stack6} ${layout.top} ${layout.measure}`}>
        <Heading id="kiosk-title" className={isPage ? undefined : typography.large}>
          <FormattedMessage id="kiosk.invite.title" />
        </Heading>
        <p className={isPage ? typography.lead : undefined}>
          <FormattedMessage id="kiosk.invite.text" />
        </p>
        <div className={patterns.panel}>
          {transmits(demoForm) ? (
            <Start asked={asked} />
          ) : (
            <p className={`${tones.poor} ${typography.strong}`}>
              {intl.formatMessage({ id: 'kiosk.problem.simulated' })}
            </p>
          )}
        </div>
      </div>
      {isPage && (
        <div className={visibility.desktopOnly} aria-hidden="true">
          <Tablet width="360" />
        </div>
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
      <p role="alert" className={`${tones.poor} ${typography.strong}`}>
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
  const locale = useLocale();
  const access = useOutboxAccess();
  return async (event: string, pin: string) => {
    const salt = newSalt(crypto);
    const hash = await hashPin(pin, salt, crypto.subtle);
    const pinCheck = { salt, hash, failures: 0, retryAt: 0 };
    const kiosk: Kiosk = { event, language: locale, theme: currentTheme(), since: Date.now(), pin: pinCheck };
    const outbox = await access?.outbox();
    if (!outbox) return;
    await storeKioskBackup(outbox.records, kiosk);
    storeKiosk(kiosk);
    if (!currentKiosk()) {
      await storeKioskBackup(outbox.records, undefined);
      throw new Error('The browser stores nothing.');
    }
    void askForPersistence();
    nextVisitor(kiosk);
    announce(intl.formatMessage({ id: 'kiosk.started' }));
  };
}
