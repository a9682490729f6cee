import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withFeedback } from '#browser/dom/feedback.ts';
import { Boundary } from '#components/Boundary.tsx';
import { Button } from '#components/Button.tsx';
import { Logo } from '#components/Logo.tsx';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { type Removed, rowsOf } from '../model/rows.ts';
import type { Submission } from '../model/submission.ts';
import { subjectOf } from '../model/summary.ts';
import type { Contents } from '../outbox.ts';
import { useQueue } from './OutboxContext.ts';
import { OutboxItem } from './OutboxItem.tsx';
import styles from './OutboxList.module.css';
import { QueueHead } from './QueueHead.tsx';
import { RemovedItem } from './RemovedItem.tsx';
import { rowNames } from './rowNames.ts';
import { UnreadableItem } from './UnreadableItem.tsx';
import { useOutboxAction } from './useOutboxAction.ts';

/** Renders the queue of this device, with its actions. */
export function OutboxList() {
  const waiting = useQueue(true);
  return (
    <section
      className={layout.stack5}
      aria-labelledby={waiting.state === 'blocked' ? undefined : 'waiting-title'}
    >
      {waiting.state === 'loading' && (
        // The queue is usually empty. Reserving the height of the empty message prevents a layout shift.
        <div className={styles.loading}>
          <Empty />
          <p>
            <FormattedMessage id="outbox.loading" />
          </p>
        </div>
      )}
      {waiting.state === 'blocked' && (
        <p role="alert">
          <FormattedMessage id="outbox.blocked" />
        </p>
      )}
      {waiting.state === 'ready' && <Queue {...waiting.value} />}
    </section>
  );
}

/** Number of rows rendered at once. A thousand rows would make the page slow. */
const PAGE_SIZE = 50;

function Queue({ submissions, unreadable, timeOf }: Contents) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(PAGE_SIZE);
  const { removed, onDeleted, onRestored } = useRemoved(submissions);
  const all = rowsOf(submissions, removed);
  const rows = all.slice(0, shown);
  const names = rowNames(
    intl,
    rows.map(({ submission }) => ({
      form: submission.form,
      subject: subjectOf(submission),
      time: submission.submittedAt,
    })),
  );
  const removeUnreadable = useRemoveUnreadable();
  const more = () =>
    withFeedback(() => setShown(shown + PAGE_SIZE), {
      focus: () => list.current?.children[shown]?.querySelector('h3'),
    });
  return (
    <>
      {submissions.length + unreadable.length > 0 ? (
        <QueueHead submissions={submissions} unreadable={unreadable} onDeleted={onDeleted} />
      ) : (
        <Empty />
      )}
      {rows.length > 0 && (
        <ul ref={list} className={layout.stack4}>
          {rows.map(({ submission, removed: isRemoved }, index) => {
            const row = { submission, name: names[index] ?? { form: '', time: '' } };
            return (
              <Boundary
                key={`${submission.id} ${isRemoved}`}
                fallback={() => (
                  <UnreadableItem number={index + 1} onDelete={removeUnreadable(submission.id)} />
                )}
              >
                {isRemoved ? (
                  <RemovedItem {...row} onRestored={onRestored} />
                ) : (
                  <OutboxItem {...row} next={timeOf(submission)} onDeleted={onDeleted} />
                )}
              </Boundary>
            );
          })}
        </ul>
      )}
      {all.length > rows.length && (
        <Button variant="quiet" onClick={more}>
          <FormattedMessage id="outbox.more" values={{ count: all.length - rows.length }} />
        </Button>
      )}
      {unreadable.length > 0 && (
        <ul className={layout.stack4}>
          {unreadable.map(({ id }, index) => (
            <UnreadableItem key={id} number={rows.length + index + 1} onDelete={removeUnreadable(id)} />
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Returns a function that creates event handlers. Each handler deletes a record that this version cannot read or show.
 */
function useRemoveUnreadable() {
  const intl = useIntl();
  const { act } = useOutboxAction();
  return (id: string) =>
    act(async (outbox) => {
      await outbox.remove(id);
      const form = intl.formatMessage({ id: 'outbox.unreadable' });
      return intl.formatMessage({ id: 'outbox.item.deleted' }, { form });
    });
}

/**
 * Returns the submissions deleted since this page was loaded, and the functions that record deletions and restorations.
 */
function useRemoved(submissions: readonly Submission[]) {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  return {
    removed,
    onDeleted: (submission: Submission) => setRemoved((before) => [...before, { submission }]),
    onRestored: ({ id }: Submission) =>
      setRemoved((before) =>
        before.map((row) => (row.submission.id === id ? { ...row, restoredInto: submissions } : row)),
      ),
  };
}

function Empty() {
  return (
    <div className={`${patterns.panel} ${layout.stack3} ${layout.start}`}>
      <Logo />
      <h2 id="waiting-title" className={typography.medium}>
        <FormattedMessage id="outbox.empty" />
      </h2>
      <p>
        <FormattedMessage id="outbox.empty.text" />
      </p>
    </div>
  );
}
