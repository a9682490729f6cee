import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withFeedback } from '#browser/dom/feedback.ts';
import { reloadDocument } from '#browser/navigation/location.ts';
import { heading } from '#browser/navigation/scrolling.ts';
import { storeText } from '#browser/storage/storedText.ts';
import { STAND_KEY } from '#site/storage-keys.ts';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import band from '#ui/bandColour.module.css';
import { type PinCheck, type Stand, standText } from '../../model/stand.ts';
import { mayLeaveWithoutPin } from '../../model/stand-entries.ts';
import { afterWrongPin, pauseLeft } from '../../model/stand-pin.ts';
import { hashPin } from '../../pin.ts';
import { PinField } from './PinField.tsx';
import { useEntries } from './useEntries.ts';
import { standNow, useStand } from './useStand.ts';

/** Replaces everything stored on the device while it is at a stand: the form that ends stand mode. */
export function StandGate() {
  const stand = useStand();
  if (!stand) return null;
  return (
    <section
      className={`${patterns.panel} ${patterns.stack5} ${patterns.measure} ${parts.success}`}
      aria-labelledby="stand-title"
    >
      <h2 id="stand-title" className={patterns.medium}>
        <FormattedMessage id="stand.gate.title" />
      </h2>
      {stand.pin ? <Gate stand={stand} /> : <OtherVersion />}
    </section>
  );
}

/** Another version of the site has started stand mode: only that one, or a newer one, can check the PIN. */
function OtherVersion() {
  return (
    <>
      <p>
        <FormattedMessage id="stand.gate.otherVersion" />
      </p>
      <Button onClick={reloadDocument}>
        <FormattedMessage id="stand.gate.reload" />
      </Button>
    </>
  );
}

/** Result of the last attempt; in the `pause` after a wrong one, nothing is checked. */
type Tried = { result: 'none' | 'failed' } | { result: 'wrong' | 'pause'; seconds: number; times: number };

function Gate({ stand }: { stand: Stand }) {
  const intl = useIntl();
  const [pin, setPin] = useState('');
  const { tried, tryPin, forget } = useTries(stand, (wrong) =>
    setPin((typed) => (typed === wrong ? '' : typed)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tryPin(pin);
  };
  return (
    <>
      <p>
        <FormattedMessage id="stand.gate.text" values={{ event: stand.event ?? '' }} />
      </p>
      <form className={`${patterns.stack4} ${patterns.start}`} autoComplete="off" onSubmit={submit}>
        <PinField
          id="stand-pin"
          label={intl.formatMessage({ id: 'stand.pin' })}
          value={pin}
          onChange={(typed) => {
            setPin(typed);
            forget();
          }}
        />
        <div role="alert" className={`${band.poor} ${patterns.strong}`}>
          {'seconds' in tried && (
            // A new key, so that the same words are announced again.
            <p key={tried.times}>
              {tried.result === 'wrong' && (
                <>
                  <FormattedMessage id="stand.gate.wrong" />{' '}
                </>
              )}
              <FormattedMessage id="stand.gate.pause" values={{ seconds: tried.seconds }} />
            </p>
          )}
          {tried.result === 'failed' && (
            <p>
              <FormattedMessage id="stand.gate.failed" />
            </p>
          )}
        </div>
        <Button type="submit">
          <FormattedMessage id="stand.gate.leave" />
        </Button>
      </form>
      <Forgotten stand={stand} />
    </>
  );
}

/** Checks one PIN at a time, but none during the pause after a wrong one: what is typed then stays. */
function useTries(stand: Stand, onWrong: (pin: string) => void) {
  const intl = useIntl();
  const [tried, setTried] = useState<Tried>({ result: 'none' });
  const isChecking = useRef(false);
  const tell = (result: 'wrong' | 'pause', present: PinCheck) => {
    const seconds = Math.ceil(pauseLeft(present, Date.now()) / 1_000);
    setTried((before) => ({ result, seconds, times: 'times' in before ? before.times + 1 : 1 }));
  };
  const check = async (pin: string) => {
    // Another tab may have tried meanwhile.
    const present = standNow() ?? stand;
    if (!present.pin) return;
    if (pauseLeft(present.pin, Date.now()) > 0) return tell('pause', present.pin);
    // Counted as wrong before it is checked, so that several tabs share one pause.
    const next = afterWrongPin(present.pin, Date.now());
    storeText(STAND_KEY, standText({ ...present, pin: next }));
    const hash = await hashPin(pin, next.salt, crypto.subtle).catch(() => undefined);
    if (hash === next.hash) return leave(intl);
    if (hash === undefined) return setTried({ result: 'failed' });
    onWrong(pin);
    tell('wrong', next);
  };
  const tryPin = (pin: string) => {
    if (isChecking.current) return;
    isChecking.current = true;
    void check(pin).finally(() => {
      isChecking.current = false;
    });
  };
  return { tried, tryPin, forget: () => setTried({ result: 'none' }) };
}

/** Help with a forgotten PIN: nothing stored may be lost, and no passer-by may end stand mode. */
function Forgotten({ stand }: { stand: Stand }) {
  const intl = useIntl();
  const entries = useEntries();
  return (
    <div className={`${patterns.stack2} ${patterns.start} ${patterns.note}`}>
      <h3 className={patterns.label}>
        <FormattedMessage id="stand.forgotten.title" />
      </h3>
      <p>
        <FormattedMessage id="stand.forgotten.text" />
      </p>
      {entries && mayLeaveWithoutPin(stand, entries, Date.now()) && (
        <Button variant="quiet" onClick={() => leave(intl)}>
          <FormattedMessage id="stand.forgotten.leave" />
        </Button>
      )}
    </div>
  );
}

/** Ends stand mode in all tabs. */
function leave(intl: ReturnType<typeof useIntl>): void {
  withFeedback(() => storeText(STAND_KEY, ''), {
    focus: heading,
    say: intl.formatMessage({ id: 'stand.gate.left' }),
  });
}
