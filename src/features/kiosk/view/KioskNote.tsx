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
import { unsentNotes } from '../browser/unsentNotes.ts';

/** Milliseconds after the last change until a note is saved, because its request may be sent at any time. */
const PAUSE_MS = 1_000;

interface KioskNoteProps {
  /** The request; after its delivery, what the device still has of it. */
  known: Submission;
  isPending: boolean;
}

/**
 * Renders the field of the staff's note on a request. The note is sent with a pending request, and on its own if the
 * request has left. A note that came too late stays in its field, and can be completed.
 */
export function KioskNote({ known, isPending }: KioskNoteProps) {
  const intl = useIntl();
  const { id } = known;
  const { note, type, outcome, busy, save, sendApart } = useNote(known, isPending);
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
        hint={isPending ? intl.formatMessage({ id: 'kiosk.note.hint' }) : undefined}
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

/** Outcome of a note. `lost`: its request was sent without it. `apart`: a message of its own carries it. */
type NoteOutcome = 'none' | 'saved' | 'lost' | 'apart';

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
  const [note, setNote] = useState(unsentNotes.get(id) ?? saved);
  /** The last text that was to be stored. A failed attempt is not repeated automatically. */
  const [tried, setTried] = useState(saved);
  const [outcome, setOutcome] = useState<'lost' | 'apart'>();
  /** The submission as it was before the delivery, which deletes it. */
  const [latest, setLatest] = useState(known);
  if (isPending && known !== latest) setLatest(known);
  const { busy, act } = useOutboxAction();
  const typed = useRef(note);
  const storeTyped = act(async (outbox) => {
    let text: string;
    do {
      text = typed.current;
      setTried(text);
      if (!(await outbox.annotate(id, text)))
        return typed.current ? intl.formatMessage({ id: 'kiosk.note.lost' }) : '';
      setSaved(text);
      if (text === typed.current) unsentNotes.delete(id);
      // The organiser may have typed on, and hidden the list, while the note waited for the end of an attempt.
    } while (text !== typed.current);
    return intl.formatMessage({ id: 'kiosk.note.saved' });
  });
  const type = (text: string) => {
    typed.current = text;
    unsentNotes.set(id, text);
    setNote(text);
    if (outcome === 'apart') setOutcome(undefined);
  };

  const isDue = isPending && !busy && note !== saved && note !== tried;
  const storeLater = useEffectEvent(() => void storeTyped());
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => typed.current === note && storeLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDue, note]);

  const [wasPendingBefore, setPendingBefore] = useState(isPending);
  if (wasPendingBefore && !isPending) {
    setPendingBefore(false);
    // The organiser may still complete a note that came too late. After a note that was sent, the field is empty.
    if (note && note !== saved) setOutcome('lost');
    else setNote('');
  }
  const isLost = outcome === 'lost';
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
    unsentNotes.delete(id);
    setNote('');
    setOutcome('apart');
    return intl.formatMessage({ id: 'kiosk.note.apart' });
  });
  const isSaved = isPending && note !== '' && note === saved;
  const shown: NoteOutcome = outcome ?? (isSaved ? 'saved' : 'none');
  return { note, type, outcome: shown, busy, save, sendApart };
}
