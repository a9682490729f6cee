import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce, withFeedback } from '#browser/dom/feedback.ts';
import { currentTheme } from '#browser/storage/storage.ts';
import { storeText } from '#browser/storage/storedText.ts';
import { useLanguage } from '#i18n/Messages.tsx';
import { demoForm } from '#site/forms/demo-form.ts';
import { STAND_KEY } from '#site/storage-keys.ts';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import band from '#ui/bandColour.module.css';
import { Field } from '#ui/Field.tsx';
import { transmits } from '../../account.ts';
import { eventName, type Stand, standText } from '../../model/stand.ts';
import { isPin } from '../../model/stand-pin.ts';
import { hashPin, newSalt } from '../../pin.ts';
import { useOutboxAccess } from '../OutboxContext.ts';
import { nextVisitor } from './nextVisitor.ts';
import { PinField } from './PinField.tsx';
import { standNow } from './useStand.ts';

type Problem = 'event' | 'pin' | 'repeat' | 'storage';

/** Sets the device up for a stand; nothing changes before it is started. `event` is the name in the address. */
export function StandInvite({ event: asked }: { event: string }) {
  const intl = useIntl();
  return (
    <section
      className={`${patterns.panel} ${patterns.stack5} ${patterns.measure} ${parts.success}`}
      aria-labelledby="stand-title"
    >
      <h2 id="stand-title" className={patterns.medium}>
        <FormattedMessage id="stand.invite.title" />
      </h2>
      <p>
        <FormattedMessage id="stand.invite.text" />
      </p>
      {transmits(demoForm) ? (
        <Start asked={asked} />
      ) : (
        <p className={`${band.poor} ${patterns.strong}`}>
          {intl.formatMessage({ id: 'stand.problem.simulated' })}
        </p>
      )}
    </section>
  );
}

function Start({ asked }: { asked: string }) {
  const intl = useIntl();
  const begin = useBegin();
  const [typed, setTyped] = useState({ event: asked, pin: '', repeat: '' });
  const [problem, setProblem] = useState<Problem>();
  const set = (name: keyof typeof typed) => (value: string) => setTyped({ ...typed, [name]: value });
  const errorOf = (name: Problem) =>
    problem === name ? intl.formatMessage({ id: `stand.problem.${name}` }) : undefined;

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
    <form className={patterns.stack4} noValidate autoComplete="off" onSubmit={submit}>
      <Field
        id="stand-event"
        label={intl.formatMessage({ id: 'stand.invite.event' })}
        hint={intl.formatMessage({ id: 'stand.invite.eventHint' })}
        error={errorOf('event')}
        value={typed.event}
        required
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ currentTarget }) => set('event')(currentTarget.value)}
      />
      <PinField
        id="stand-pin"
        label={intl.formatMessage({ id: 'stand.pin' })}
        hint={intl.formatMessage({ id: 'stand.invite.pinHint' })}
        error={errorOf('pin')}
        value={typed.pin}
        onChange={set('pin')}
      />
      <PinField
        id="stand-repeat"
        label={intl.formatMessage({ id: 'stand.invite.repeat' })}
        error={errorOf('repeat')}
        value={typed.repeat}
        onChange={set('repeat')}
      />
      <p role="alert" className={`${band.poor} ${patterns.strong}`}>
        {errorOf('storage')}
      </p>
      <p>
        <Button type="submit">
          <FormattedMessage id="stand.invite.start" />
        </Button>
      </p>
    </form>
  );
}

/** Returns the function that starts stand mode; it rejects without storage or Web Crypto. */
function useBegin() {
  const intl = useIntl();
  const language = useLanguage();
  const access = useOutboxAccess();
  return async (event: string, pin: string) => {
    const salt = newSalt(crypto);
    const hash = await hashPin(pin, salt, crypto.subtle);
    const pinCheck = { salt, hash, failures: 0, retryAt: 0 };
    const stand: Stand = { event, language, theme: currentTheme(), since: Date.now(), pin: pinCheck };
    storeText(STAND_KEY, standText(stand));
    if (!standNow()) throw new Error('The browser keeps nothing.');
    void access?.askForPersistence();
    nextVisitor(stand);
    announce(intl.formatMessage({ id: 'stand.started' }));
  };
}
