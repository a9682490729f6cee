import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadFile } from '#browser/dom/download.ts';
import { focusInView, moveFocusOnRemoval } from '#browser/dom/feedback.ts';
import { restoreFocusInList } from '#browser/dom/keepFocusInList.ts';
import { onLeft } from '#browser/dom/pageLifecycle.ts';
import { Button } from '#components/Button.tsx';
import type { Submission } from '#features/outbox/model/submission.ts';
import { senderOf } from '#features/outbox/model/summary.ts';
import { DeliveryStatus } from '#features/outbox/view/DeliveryStatus.tsx';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { RemovedItem } from '#features/outbox/view/RemovedItem.tsx';
import { formName, SubmissionName } from '#features/outbox/view/SubmissionName.tsx';
import { useItemActions } from '#features/outbox/view/useItemActions.ts';
import { localDate } from '#site/local-date.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { csvOf } from '../model/csv.ts';
import { codeOf, type DayEntry, dayEntries, dayTable, isPending, knownOf } from '../model/day.ts';
import { entriesToday, isSameDay } from '../model/entries.ts';
import type { Kiosk } from '../model/kiosk.ts';
import { KioskNote } from './KioskNote.tsx';
import { readEntries, useEntries } from './useEntries.ts';

interface KioskDayProps {
  kiosk: Kiosk;
  onHide: () => void;
}

/**
 * Renders the entries of the kiosk that were made today or still wait, for the organiser, who has typed the PIN. The
 * list ends with the page, so that no visitor finds it. Its heading gets the focus when the entries are loaded.
 */
export function KioskDay({ kiosk, onHide }: KioskDayProps) {
  const intl = useIntl();
  const access = useOutboxAccess();
  const entries = useEntries();
  // A page that is restored from the back/forward cache must not show the list.
  useEffect(() => onLeft(onHide), [onHide]);
  // The list offers to restore them until it is hidden.
  const [removed, setRemoved] = useState<readonly Submission[]>([]);
  const onRemoved = (submission: Submission) => setRemoved((before) => [...before, submission]);
  const title = useRef<HTMLHeadingElement>(null);
  const isLoaded = entries !== undefined;
  useEffect(() => {
    if (isLoaded && title.current) focusInView(title.current);
  }, [isLoaded]);
  if (!entries) return null;
  const now = Date.now();
  const day = dayEntries(entries, kiosk.event, now);
  const today = day.filter(({ submittedAt }) => isSameDay(submittedAt, now)).length;
  const download = async () => {
    // The list may not have the note yet that was typed before this press.
    const latest = await access
      ?.outbox()
      .then(readEntries)
      .catch(() => entries);
    const table = dayTable(dayEntries(latest ?? entries, kiosk.event, now), kiosk.event);
    // Spreadsheets expect semicolons where numbers have a decimal comma.
    const separator = intl.formatNumber(0.5).includes(',') ? ';' : ',';
    const name = `${kiosk.event ?? 'kiosk'}-${localDate(now)}.csv`;
    downloadFile(new File([csvOf(table, separator)], name, { type: 'text/csv' }));
  };
  return (
    <section className={layout.stack4} aria-labelledby="kiosk-day-title">
      <h3 ref={title} id="kiosk-day-title" tabIndex={-1}>
        <FormattedMessage id="kiosk.day.title" values={{ count: entriesToday(entries, kiosk.event, now) }} />
      </h3>
      {day.length > today && (
        <p className={typography.strong}>
          <FormattedMessage id="kiosk.day.earlier" values={{ count: day.length - today }} />
        </p>
      )}
      {day.length > 0 && (
        <p className={typography.note}>
          <FormattedMessage id="kiosk.day.text" />
        </p>
      )}
      <ul ref={restoreFocusInList} className={layout.stack4}>
        {withRemoved(day, removed).map((row) =>
          'delivery' in row ? (
            <RemovedItem
              key={row.id}
              submission={row}
              name={{
                form: intl.formatMessage({ id: formName(row.form) }),
                time: intl.formatTime(row.submittedAt, { timeStyle: 'short' }),
              }}
              onRestored={() => setRemoved((before) => before.filter((other) => other !== row))}
            />
          ) : (
            <Entry key={row.id} entry={row} kiosk={kiosk} onRemoved={onRemoved} />
          ),
        )}
      </ul>
      {day.length > 0 && (
        <p id="kiosk-csv-warning" className={typography.note}>
          <FormattedMessage id="kiosk.day.csvWarning" />
        </p>
      )}
      <div className={layout.cluster}>
        {day.length > 0 && (
          <Button variant="quiet" aria-describedby="kiosk-csv-warning" onClick={() => void download()}>
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

/**
 * Returns the entries with the removed ones in their places, newest first. Otherwise the next entry would be under the
 * finger, and the second tap of a double tap would delete it, too.
 */
function withRemoved(day: readonly DayEntry[], removed: readonly Submission[]): (DayEntry | Submission)[] {
  const ids = new Set(removed.map(({ id }) => id));
  const rows = [...day.filter(({ id }) => !ids.has(id)), ...removed];
  return rows.sort((a, b) => b.submittedAt - a.submittedAt);
}

interface EntryProps {
  entry: DayEntry;
  kiosk: Kiosk;
  onRemoved: (submission: Submission) => void;
}

function Entry({ entry, kiosk, onRemoved }: EntryProps) {
  const { form, subject, language, submittedAt, deliveredAt, submission, notes } = entry;
  const intl = useIntl();
  const timeOf = (time: number) => intl.formatTime(time, { timeStyle: 'short' });
  // Several visitors may send the same form in one minute.
  const time = isSameDay(submittedAt, Date.now())
    ? intl.formatTime(submittedAt, { timeStyle: 'medium' })
    : intl.formatDate(submittedAt, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <li className={`${patterns.panel} ${layout.stack3}`}>
      <p className={typography.strong}>
        {time}
        {' · '}
        <SubmissionName form={form} subject={subject} language={language} />
      </p>
      {submission ? (
        <PendingEntry submission={submission} time={time} onRemoved={onRemoved}>
          {senderOf(submission)}
        </PendingEntry>
      ) : (
        <p className={typography.note}>
          <FormattedMessage
            id="kiosk.day.delivered"
            values={{ time: timeOf(deliveredAt ?? 0), code: codeOf(entry) }}
          />
          {entry.hasNote && (
            <>
              {' '}
              <FormattedMessage id="kiosk.note.sent" />
            </>
          )}
        </p>
      )}
      {notes.map((note) =>
        isPending(note) ? (
          <PendingEntry key={note.id} submission={note} time={time} onRemoved={onRemoved}>
            <FormattedMessage id="kiosk.day.note" values={{ note: note.params.note ?? '' }} />
          </PendingEntry>
        ) : (
          <p key={note.id} className={typography.note}>
            <FormattedMessage id="kiosk.day.noteSent" values={{ time: timeOf(note.deliveredAt) }} />
          </p>
        ),
      )}
      <KioskNote known={knownOf(entry, kiosk)} isPending={submission !== undefined} />
    </li>
  );
}

interface PendingEntryProps extends Pick<EntryProps, 'onRemoved'> {
  submission: Submission;
  time: string;
  /** The sender, or the note that the message carries. */
  children: ReactNode;
}

/** Renders a pending request or note, why it is still here, and the buttons that send and delete it. */
function PendingEntry({ submission, time, onRemoved, children }: PendingEntryProps) {
  const intl = useIntl();
  const { delivery } = submission;
  const form = intl.formatMessage({ id: formName(submission.form) });
  const { isBusy, result, send, remove } = useItemActions(submission, form, onRemoved);
  return (
    <>
      {children && <p>{children}</p>}
      <div className={`${typography.note} ${layout.stack1}`}>
        <DeliveryStatus delivery={delivery} />
        {delivery.state === 'rejected' && (
          <p>
            <FormattedMessage id="kiosk.day.rejected" />
          </p>
        )}
      </div>
      {/* A pressed button stays mounted and busy, so that it retains the focus. */}
      {(isBusy || delivery.state !== 'sending') && (
        <div ref={moveFocusOnRemoval}>
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={intl.formatMessage({ id: 'outbox.item.send.label' }, { form, time })}
            onClick={send}
          >
            <FormattedMessage id="outbox.send" />
          </Button>
        </div>
      )}
      <p>
        <Button
          variant="plain"
          aria-label={intl.formatMessage({ id: 'outbox.item.delete.label' }, { form, time })}
          onClick={remove}
        >
          <FormattedMessage id="outbox.delete" />
        </Button>
      </p>
      {result && <p className={typography.note}>{result}</p>}
    </>
  );
}
