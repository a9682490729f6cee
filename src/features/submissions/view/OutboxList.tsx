import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadText } from '#browser/page.ts';
import { Button } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import { exportOf } from '../model/export.ts';
import type { Submission } from '../model/submission.ts';
import { useOutboxAccess, useWaiting } from './OutboxContext.ts';
import { OutboxItem } from './OutboxItem.tsx';
import styles from './OutboxList.module.css';

/** How many are listed at once: a list of a thousand would make the page slow. */
const PAGE_SIZE = 50;

/** What waits on this device, and what can be done about it. */
export function OutboxList() {
  const waiting = useWaiting(true);
  const [shown, setShown] = useState(PAGE_SIZE);
  const [removed, setRemoved] = useState<Submission>();
  return (
    <div className={styles.list}>
      <Removed submission={removed} onRestored={() => setRemoved(undefined)} />
      {waiting.state === 'loading' && (
        // Mostly nothing waits: as high as what says so, nothing below it moves.
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
      {waiting.state === 'ready' && waiting.submissions.length === 0 && <Empty />}
      {waiting.state === 'ready' && waiting.submissions.length > 0 && (
        <>
          <Head submissions={waiting.submissions} />
          <ul className={styles.items}>
            {waiting.submissions.slice(0, shown).map((submission) => (
              <OutboxItem key={submission.id} submission={submission} onDeleted={setRemoved} />
            ))}
          </ul>
          {waiting.submissions.length > shown && (
            <Button look="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
              <FormattedMessage id="outbox.more" values={{ count: waiting.submissions.length - shown }} />
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** How many wait, and what can be done with all of them at once. */
function Head({ submissions }: { submissions: readonly Submission[] }) {
  const access = useOutboxAccess();
  const [busy, setBusy] = useState(false);
  const sendAll = async () => {
    if (!access) return;
    setBusy(true);
    const outbox = await access.outbox();
    await outbox.replay('all').finally(() => setBusy(false));
  };
  return (
    <div className={styles.head}>
      <h2>
        <FormattedMessage id="outbox.waiting" values={{ count: submissions.length }} />
      </h2>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void sendAll()}>
          <FormattedMessage id="outbox.sendAll" />
        </Button>
        <Button
          look="quiet"
          aria-describedby="export-warning"
          onClick={() => downloadText('vaglio-outbox.json', exportOf(submissions))}
        >
          <FormattedMessage id="outbox.export" />
        </Button>
      </div>
      <p id="export-warning" className={styles.muted}>
        <FormattedMessage id="outbox.export.warning" />
      </p>
    </div>
  );
}

interface RemovedProps {
  submission: Submission | undefined;
  onRestored: () => void;
}

/** The last deletion. What it was is held by this page alone: it is not sent, and gone with the page. */
function Removed({ submission, onRestored }: RemovedProps) {
  const intl = useIntl();
  const access = useOutboxAccess();
  const undo = async () => {
    if (!access || !submission) return;
    const outbox = await access.outbox();
    await outbox.restore(submission);
    onRestored();
  };
  const form = submission && intl.formatMessage({ id: `outbox.form.${submission.form}` });
  return (
    <div role="status" className={styles.status}>
      {form && (
        <>
          <p>
            <FormattedMessage id="outbox.item.deleted" values={{ form }} />
          </p>
          <Button look="quiet" onClick={() => void undo()}>
            <FormattedMessage id="outbox.item.undo" />
          </Button>
        </>
      )}
    </div>
  );
}

function Empty() {
  return (
    <div className={styles.empty}>
      <Mark />
      <h2>
        <FormattedMessage id="outbox.empty" />
      </h2>
      <p>
        <FormattedMessage id="outbox.empty.text" />
      </p>
    </div>
  );
}
