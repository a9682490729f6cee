import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import { useOutboxAccess, useWaiting } from './OutboxContext.ts';
import { OutboxItem } from './OutboxItem.tsx';
import styles from './OutboxList.module.css';

/** What waits on this device, and what can be done about it. */
export function OutboxList() {
  const access = useOutboxAccess();
  const waiting = useWaiting(true);
  const [busy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState(false);

  const sendAll = async () => {
    if (!access) return;
    setBusy(true);
    const outbox = await access.outbox();
    await outbox.replay('all').finally(() => setBusy(false));
  };

  return (
    <div className={styles.list}>
      <div role="status" className={styles.status}>
        {deleted && <FormattedMessage id="outbox.item.deleted" />}
      </div>
      {waiting.state === 'loading' && (
        <p>
          <FormattedMessage id="outbox.loading" />
        </p>
      )}
      {waiting.state === 'blocked' && (
        <p role="alert">
          <FormattedMessage id="outbox.blocked" />
        </p>
      )}
      {waiting.state === 'ready' && waiting.submissions.length === 0 && <Empty />}
      {waiting.state === 'ready' && waiting.submissions.length > 0 && (
        <>
          <div className={styles.head}>
            <h2>
              <FormattedMessage id="outbox.waiting" values={{ count: waiting.submissions.length }} />
            </h2>
            <Button busy={busy} onClick={() => void sendAll()}>
              <FormattedMessage id="outbox.sendAll" />
            </Button>
          </div>
          <ul className={styles.items}>
            {waiting.submissions.map((submission) => (
              <OutboxItem key={submission.id} submission={submission} onDeleted={() => setDeleted(true)} />
            ))}
          </ul>
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
