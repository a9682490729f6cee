import { type FormEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadFile, onLeft } from '#browser/dom/page.ts';
import { Button } from '#components/Button.tsx';
import { Field } from '#components/Field.tsx';
import type { Submission } from '#features/outbox/model/submission.ts';
import { senderOf } from '#features/outbox/model/summary.ts';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { formName } from '#features/outbox/view/submissionName.tsx';
import { useStoreAction } from '#features/outbox/view/useStoreAction.ts';
import { LINE_LENGTH } from '#site/form-row.ts';
import { localDate } from '#site/local-date.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { csvOf } from '../model/csv.ts';
import { type DayEntry, dayEntries, dayTable } from '../model/day.ts';
import type { Kiosk } from '../model/kiosk.ts';
import { useEntries } from './useEntries.ts';

interface KioskDayProps {
  kiosk: Kiosk;
  onHide: () => void;
}

/**
 * Renders today's entries of the kiosk for the organiser, who has typed the PIN. The list ends with the page, so that
 * no visitor finds it.
 */
export function KioskDay({ kiosk, onHide }: KioskDayProps) {
  const entries = useEntries();
  // A page that is restored from the back/forward cache must not show the list.
  useEffect(() => onLeft(onHide), [onHide]);
  if (!entries) return null;
  const now = Date.now();
  const day = dayEntries(entries, kiosk.event, now);
  const download = () => {
    const name = `${kiosk.event ?? 'kiosk'}-${localDate(now)}.csv`;
    downloadFile(new File([csvOf(dayTable(day))], name, { type: 'text/csv' }));
  };
  return (
    <section className={layout.stack4} aria-labelledby="kiosk-day-title">
      <h3 id="kiosk-day-title" tabIndex={-1}>
        <FormattedMessage id="kiosk.day.title" values={{ count: day.length }} />
      </h3>
      <p className={typography.note}>
        <FormattedMessage id="kiosk.day.text" />
      </p>
      <ul className={layout.stack4}>
        {day.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <p id="kiosk-csv-warning" className={typography.note}>
        <FormattedMessage id="kiosk.day.csvWarning" />
      </p>
      <div className={layout.cluster}>
        {day.length > 0 && (
          <Button variant="quiet" aria-describedby="kiosk-csv-warning" onClick={download}>
            <FormattedMessage id="kiosk.day.csv" />
          </Button>
        )}
        <Button variant="quiet" onClick={onHide}>
          <FormattedMessage id="kiosk.day.hide" />
        </Button>
      </div>
    </section>
  );
}

function Entry({ entry: { form, submittedAt, deliveredAt, submission } }: { entry: DayEntry }) {
  const intl = useIntl();
  const timeOf = (time: number) => intl.formatTime(time, { timeStyle: 'short' });
  return (
    <li className={`${patterns.box} ${layout.stack2}`}>
      <p className={typography.strong}>
        {timeOf(submittedAt)}
        {' · '}
        <FormattedMessage id={formName(form)} />
      </p>
      {submission && <p>{senderOf(submission)}</p>}
      <p className={typography.note}>
        {submission ? (
          <FormattedMessage id={`outbox.state.${submission.delivery.state}`} />
        ) : (
          <FormattedMessage id="kiosk.day.delivered" values={{ time: timeOf(deliveredAt ?? 0) }} />
        )}
      </p>
      {submission && <Note submission={submission} />}
    </li>
  );
}

/** Renders the staff's note on a pending request. It is stored with the request and sent with it. */
function Note({ submission: { id, params } }: { submission: Submission }) {
  const intl = useIntl();
  const [note, setNote] = useState(params.note ?? '');
  const { busy, act } = useStoreAction(useOutboxAccess()?.outbox);
  const save = act(async (outbox) => {
    const isSaved = await outbox.annotate(id, note);
    return intl.formatMessage({ id: isSaved ? 'kiosk.note.saved' : 'kiosk.note.late' });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={`${layout.stack2} ${layout.start}`} autoComplete="off" onSubmit={submit}>
      <Field
        id={`kiosk-note-${id}`}
        label={intl.formatMessage({ id: 'kiosk.note' })}
        value={note}
        maxLength={LINE_LENGTH}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" variant="quiet" busy={busy}>
        <FormattedMessage id="kiosk.note.save" />
      </Button>
    </form>
  );
}
