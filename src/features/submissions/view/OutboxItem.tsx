import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/Button.tsx';
import type { Delivery } from '../model/delivery.ts';
import { ASK_AFTER_DAYS, isOld, type Submission } from '../model/submission.ts';
import type { Outbox } from '../outbox.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import styles from './OutboxList.module.css';

interface OutboxItemProps {
  submission: Submission;
  onDeleted: () => void;
}

/** One waiting submission: what it is, how it stands, and what to do with it. */
export function OutboxItem({ submission, onDeleted }: OutboxItemProps) {
  const intl = useIntl();
  const access = useOutboxAccess();
  const [busy, setBusy] = useState(false);
  const form = intl.formatMessage({ id: `outbox.form.${submission.form}` });
  const time = intl.formatDate(submission.submittedAt, { dateStyle: 'medium', timeStyle: 'short' });

  const act = (action: (outbox: Outbox) => Promise<void>) => async () => {
    if (!access) return;
    setBusy(true);
    await action(await access.outbox()).finally(() => setBusy(false));
  };
  const remove = act(async (outbox) => {
    await outbox.remove(submission.id);
    onDeleted();
  });

  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <h3>{form}</h3>
        <p className={styles.muted}>
          <FormattedMessage id="outbox.item.saved" values={{ time }} />
        </p>
        <Standing delivery={submission.delivery} />
        {isOld(submission, Date.now()) && (
          <p>
            <FormattedMessage id="outbox.item.old" values={{ days: ASK_AFTER_DAYS }} />{' '}
            <Button look="plain" disabled={busy} onClick={act((outbox) => outbox.keep(submission.id))}>
              <FormattedMessage id="outbox.item.keep" />
            </Button>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {submission.delivery.state !== 'rejected' && (
          <Button
            look="quiet"
            busy={busy || submission.delivery.state === 'sending'}
            aria-label={intl.formatMessage({ id: 'outbox.item.send.label' }, { form, time })}
            onClick={act((outbox) => outbox.sendNow(submission.id))}
          >
            <FormattedMessage id="outbox.send" />
          </Button>
        )}
        <Button
          look="plain"
          aria-label={intl.formatMessage({ id: 'outbox.item.delete.label' }, { form, time })}
          onClick={remove}
        >
          <FormattedMessage id="outbox.delete" />
        </Button>
      </div>
    </li>
  );
}

/** The state in words: what it is, why it waits, when it is tried next. */
function Standing({ delivery }: { delivery: Delivery }) {
  const intl = useIntl();
  const reason = delivery.state === 'rejected' ? 'refused' : delivery.reason;
  return (
    <>
      <p className={styles[delivery.state]}>
        <FormattedMessage id={`outbox.state.${delivery.state}`} />
        {' · '}
        <FormattedMessage id="outbox.item.attempts" values={{ count: delivery.attempts }} />
      </p>
      {reason && (
        <p>
          <FormattedMessage id={`outbox.reason.${reason}`} />
        </p>
      )}
      {delivery.state === 'queued' && delivery.reason && (
        <p className={styles.muted}>
          <FormattedMessage
            id="outbox.item.nextTry"
            values={{ time: intl.formatTime(delivery.notBefore, { timeStyle: 'short' }) }}
          />
        </p>
      )}
    </>
  );
}
