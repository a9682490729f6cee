import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withFeedback } from '#browser/dom/feedback.ts';
import { heading } from '#browser/dom/scrolling.ts';
import { Button } from '#components/Button.tsx';
import { useToast } from '#components/Toaster.tsx';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { reloadDocument } from '#router/location.ts';
import layout from '#styles/layout.module.css';
import outcomes from '#styles/outcomes.module.css';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import { storeKioskBackup } from '../browser/kioskBackup.ts';
import { unsentNotes } from '../browser/unsentNotes.ts';
import { mayLeaveWithoutPin } from '../model/entries.ts';
import type { Kiosk, PinCheck } from '../model/kiosk.ts';
import { afterWrongPin, hashPin, isPin, pauseLeft } from '../model/pin.ts';
import { KioskDay } from './KioskDay.tsx';
import { PinField } from './PinField.tsx';
import { useEntries } from './useEntries.ts';
import { currentKiosk, storeKiosk, useKiosk } from './useKiosk.ts';

/** Renders the form that ends kiosk mode. At a kiosk, it replaces the lists of the data stored on the device. */
export default function KioskGate() {
  const kiosk = useKiosk();
  if (!kiosk) return null;
  return (
    <section
      className={`${patterns.panel} ${layout.stack5} ${layout.measure} ${outcomes.success}`}
      aria-labelledby="kiosk-title"
    >
      <h2 id="kiosk-title" className={typography.medium}>
        <FormattedMessage id="kiosk.gate.title" />
      </h2>
      {kiosk.pin ? <Gate kiosk={kiosk} /> : <OtherVersion />}
    </section>
  );
}

/**
 * Renders the notice that another version of the site has started kiosk mode. Only that version, or a newer one, can
 * check the PIN.
 */
function OtherVersion() {
  return (
    <>
      <p>
        <FormattedMessage id="kiosk.gate.otherVersion" />
      </p>
      <p>
        <Button onClick={reloadDocument}>
          <FormattedMessage id="kiosk.gate.reload" />
        </Button>
      </p>
    </>
  );
}

/** Result of the last attempt. In the `pause` after a wrong PIN, no PIN is checked. */
type Tried =
  | { result: 'none' | 'failed' | 'malformed' }
  | { result: 'wrong' | 'pause'; seconds: number; times: number };

function Gate({ kiosk }: { kiosk: Kiosk }) {
  const intl = useIntl();
  const [pin, setPin] = useState('');
  const leave = useLeave();
  const [showsDay, setShowsDay] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { tried, tryPin, forget } = usePinAttempts((wrong) =>
    setPin((typed) => (typed === wrong ? '' : typed)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tryPin(pin, showsDay ? leave : showDay);
  };
  const showDay = async () => {
    setPin('');
    setShowsDay(true);
  };
  const hideDay = useCallback(
    () => withFeedback(() => setShowsDay(false), { focus: () => form.current?.querySelector('input') }),
    [],
  );
  return (
    <>
      <p>
        <FormattedMessage id="kiosk.gate.text" values={{ event: kiosk.event ?? '' }} />
      </p>
      <form
        ref={form}
        className={`${layout.stack4} ${layout.start}`}
        noValidate
        autoComplete="off"
        onSubmit={submit}
      >
        <PinField
          id="kiosk-pin"
          label={intl.formatMessage({ id: 'kiosk.pin' })}
          value={pin}
          onChange={(typed) => {
            setPin(typed);
            forget();
          }}
        />
        <div role="alert" className={`${tones.poor} ${typography.strong}`}>
          {'seconds' in tried && (
            // The key changes, so that the same text is announced again.
            <p key={tried.times}>
              {tried.result === 'wrong' && (
                <>
                  <FormattedMessage id="kiosk.gate.wrong" />{' '}
                </>
              )}
              {tried.seconds > 0 && (
                <FormattedMessage id="kiosk.gate.pause" values={{ seconds: tried.seconds }} />
              )}
            </p>
          )}
          {tried.result === 'failed' && (
            <p>
              <FormattedMessage id="kiosk.gate.failed" />
            </p>
          )}
          {tried.result === 'malformed' && (
            <p>
              <FormattedMessage id="kiosk.problem.pin" />
            </p>
          )}
        </div>
        <div className={layout.cluster}>
          {/* Enter presses the first button, which shows nothing to visitors and changes nothing. */}
          {!showsDay && (
            <Button type="submit">
              <FormattedMessage id="kiosk.gate.show" />
            </Button>
          )}
          <Button variant="quiet" onClick={() => tryPin(pin, leave)}>
            <FormattedMessage id="kiosk.gate.leave" />
          </Button>
        </div>
      </form>
      {showsDay && <KioskDay kiosk={kiosk} onHide={hideDay} />}
      <Forgotten kiosk={kiosk} />
    </>
  );
}

/** Checks one PIN at a time. During the pause after a wrong PIN, nothing is checked and the typed text stays. */
function usePinAttempts(onWrong: (pin: string) => void) {
  const [tried, setTried] = useState<Tried>({ result: 'none' });
  const isChecking = useRef(false);
  const seconds = 'seconds' in tried ? tried.seconds : 0;
  // The request to wait must not outlast the pause.
  useEffect(() => {
    if (seconds === 0) return undefined;
    const end = () =>
      setTried((now) => (now.result === 'wrong' ? { ...now, seconds: 0 } : { result: 'none' }));
    const timer = setTimeout(end, seconds * 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const tell = (result: 'wrong' | 'pause', present: PinCheck) => {
    const seconds = Math.ceil(pauseLeft(present, Date.now()) / 1_000);
    setTried((before) => ({ result, seconds, times: 'times' in before ? before.times + 1 : 1 }));
  };
  const check = async (pin: string, onRight: () => Promise<void>) => {
    // Another tab may have tried a PIN, or ended kiosk mode, meanwhile.
    const present = currentKiosk();
    if (!present?.pin) return;
    // No such PIN can be right, so it does not count as an attempt.
    if (!isPin(pin)) return setTried({ result: 'malformed' });
    if (pauseLeft(present.pin, Date.now()) > 0) return tell('pause', present.pin);
    // The PIN counts as wrong before it is checked, so that several tabs share one pause.
    const next = afterWrongPin(present.pin, Date.now());
    storeKiosk({ ...present, pin: next });
    const hash = await hashPin(pin, next.salt, crypto.subtle).catch(() => undefined);
    const after = currentKiosk();
    if (!after) return;
    if (hash === next.hash) {
      storeKiosk({ ...after, pin: { ...next, failures: 0, retryAt: 0 } });
      setTried({ result: 'none' });
      return onRight();
    }
    if (hash === undefined) {
      storeKiosk({ ...after, pin: present.pin });
      return setTried({ result: 'failed' });
    }
    onWrong(pin);
    tell('wrong', next);
  };
  const tryPin = (pin: string, onRight: () => Promise<void>) => {
    if (isChecking.current) return;
    isChecking.current = true;
    void check(pin, onRight).finally(() => {
      isChecking.current = false;
    });
  };
  return { tried, tryPin, forget: () => setTried({ result: 'none' }) };
}

/** Renders help with a forgotten PIN. No stored data may be lost, and no passer-by may end kiosk mode. */
function Forgotten({ kiosk }: { kiosk: Kiosk }) {
  const leave = useLeave();
  const entries = useEntries();
  return (
    <div className={`${layout.stack2} ${layout.start} ${typography.note}`}>
      <h3 className={typography.label}>
        <FormattedMessage id="kiosk.forgotten.title" />
      </h3>
      <p>
        <FormattedMessage id="kiosk.forgotten.text" />
      </p>
      {entries && mayLeaveWithoutPin(kiosk, entries, Date.now()) && (
        <Button variant="quiet" onClick={() => void leave()}>
          <FormattedMessage id="kiosk.forgotten.leave" />
        </Button>
      )}
    </div>
  );
}

/** Returns the function that ends kiosk mode in all tabs. */
function useLeave(): () => Promise<void> {
  const intl = useIntl();
  const access = useOutboxAccess();
  const { show } = useToast();
  return async () => {
    const outbox = await access?.outbox().catch(() => undefined);
    // If the copy remains, the next document asks for the PIN again.
    if (outbox) await storeKioskBackup(outbox.records, undefined).catch(() => {});
    unsentNotes.clear();
    const contents = await outbox?.contents().catch(() => undefined);
    const count = contents?.submissions.length ?? 0;
    withFeedback(() => storeKiosk(undefined), { focus: heading });
    show({
      tone: 'success',
      title: intl.formatMessage({ id: 'kiosk.gate.left' }),
      ...(count > 0 && { text: intl.formatMessage({ id: 'kiosk.gate.left.waiting' }, { count }) }),
    });
  };
}
