import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce, moveFocusOnRemoval } from '#browser/dom/feedback.ts';
import { randomId } from '#browser/dom/randomId.ts';
import { Button } from '#components/Button.tsx';
import { Field } from '#components/Field.tsx';
import { correctionWithNote, noteOnDelivered } from '#features/outbox/model/delivery.ts';
import type { Submission } from '#features/outbox/model/submission.ts';
import { useOutboxAction } from '#features/outbox/view/useOutboxAction.ts';
import { LINE_LENGTH } from '#site/form-row.ts';
import layout from '#styles/layout.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';

/** Milliseconds after the last change until a note is saved, because its request may be sent at any time. */
const PAUSE_MS = 1_000;

interface KioskNoteProps {
  /** The request; after its delivery, what the device still has of it. */
  known: Submission;
  isPending: boolean;
}

/**
 * Renders the staff's note on a request. It is sent with a pending request, and on its own if the request has left. A note
 * that came too late stays in its field, and can be completed.
 */
export function KioskNote({ known, isPending }: KioskNoteProps) {
  const intl = useIntl();
  const { id } = known;
  const { note, type, outcome, busy, save, sendApart } = useNote(known, isPending);
  if (outcome === 'sent' || outcome === 'apart') return <Outcome outcome={outcome} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) save();
    else void sendApart();
  };
  const saveOnLeave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (isPending && !currentTarget.form?.contains(relatedTarget)) save();
  };
  return (
    <form
      // The delivery may remove the form while the organiser types.
      ref={moveFocusOnRemoval}
      className={layout.stack2}
      autoComplete="off"
      onSubmit={submit}
    >
      <Field
        id={`kiosk-note-${id}`}
        label={intl.formatMessage({ id: 'kiosk.note' })}
        value={note}
        maxLength={LINE_LENGTH}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={saveOnLeave}
      />
      <div className={layout.cluster}>
        <Button type="submit" variant="quiet" busy={busy}>
          <FormattedMessage id={isPending ? 'kiosk.note.save' : 'kiosk.note.send'} />
        </Button>
        <Outcome outcome={outcome} />
      </div>
    </form>
  );
}

/** Outcome of a note. `lost`: its request was sent without it. `apart`: a correction of its request carries it. */
type NoteOutcome = 'none' | 'saved' | 'sent' | 'lost' | 'apart';

/** Renders the outcome of a note. It is not a live region, because `useNote` announces the outcome. */
function Outcome({ outcome }: { outcome: NoteOutcome }) {
  if (outcome === 'none') return null;
  return (
    <p className={`${typography.strong} ${outcome === 'lost' ? tones.poor : tones.good}`}>
      <FormattedMessage id={`kiosk.note.${outcome}`} />
    </p>
  );
}

/** Stores a note when the organiser pauses, leaves the field or presses the button. */
function useNote(known: Submission, isPending: boolean) {
  const intl = useIntl();
  const { id } = known;
  const [wasPending] = useState(isPending);
  const [saved, setSaved] = useState(known.params.note ?? '');
  const [note, setNote] = useState(saved);
  /** The last text that was to be stored. A failed attempt is not repeated automatically. */
  const [tried, setTried] = useState(saved);
  const [isApart, setApart] = useState(false);
  /** The submission as it was before the delivery, which deletes it. */
  const [latest, setLatest] = useState(known);
  if (isPending && known !== latest) setLatest(known);
  const { busy, act } = useOutboxAction();
  const typed = useRef(saved);
  const storeTyped = act(async (outbox) => {
    let text: string;
    do {
      text = typed.current;
      setTried(text);
      if (!(await outbox.annotate(id, text)))
        return typed.current ? intl.formatMessage({ id: 'kiosk.note.lost' }) : '';
      setSaved(text);
      // The organiser may have typed on, and hidden the list, while the note waited for the end of an attempt.
    } while (text !== typed.current);
    return intl.formatMessage({ id: 'kiosk.note.saved' });
  });
  const type = (text: string) => {
    typed.current = text;
    setNote(text);
  };

  const isDue = isPending && !busy && note !== saved && note !== tried;
  const storeLater = useEffectEvent(() => void storeTyped());
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => typed.current === note && storeLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDue, note]);

  // The organiser may still complete the note, or empty its field to type another.
  const [isLost, setLost] = useState(false);
  if (wasPending && !isPending && note !== saved && note && !isLost) setLost(true);
  useEffect(() => {
    if (isLost) announce(intl.formatMessage({ id: 'kiosk.note.lost' }));
  }, [isLost, intl]);
  const save = () => {
    if (note !== saved) void storeTyped();
  };
  const sendApart = act(async (outbox) => {
    if (!note.trim()) return '';
    const message = wasPending ? correctionWithNote : noteOnDelivered;
    const { state } = await outbox.submit(message(latest, randomId(), note));
    if (state === 'unsaved') throw new Error('The note was neither stored nor sent.');
    setApart(true);
    return intl.formatMessage({ id: 'kiosk.note.apart' });
  });
  const outcome = outcomeOf({ isDelivered: !isPending, note, saved, isLost, isApart });
  return { note, type, outcome, busy, save, sendApart };
}

interface NoteState {
  isDelivered: boolean;
  note: string;
  saved: string;
  isLost: boolean;
  isApart: boolean;
}

function outcomeOf({ isDelivered, note, saved, isLost, isApart }: NoteState): NoteOutcome {
  if (isApart) return 'apart';
  if (isLost) return 'lost';
  if (isDelivered) return saved ? 'sent' : 'none';
  return note && note === saved ? 'saved' : 'none';
}
