import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formById } from '#site/forms.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { ASK_AFTER_DAYS, isOld, type Submission } from '../model/submission.ts';
import type { Outbox } from '../outbox.ts';
import { editLink } from './editLink.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import styles from './OutboxList.module.css';
import { Standing } from './Standing.tsx';

interface OutboxItemProps {
  submission: Submission;
  onDeleted: (submission: Submission | undefined) => void;
}

/** One waiting submission: what it is, how it stands, and what to do with it. */
export function OutboxItem({ submission, onDeleted }: OutboxItemProps) {
  const intl = useIntl();
  const access = useOutboxAccess();
  const [busy, setBusy] = useState(false);
  const { id, delivery } = submission;
  const form = intl.formatMessage({ id: `outbox.form.${submission.form}` });
  const time = intl.formatDate(submission.submittedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const isSending = delivery.state === 'sending';

  const act = (action: (outbox: Outbox) => Promise<void>) => async () => {
    if (!access) return;
    setBusy(true);
    await action(await access.outbox()).finally(() => setBusy(false));
  };

  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <h3>{form}</h3>
        <p className={styles.muted}>
          <FormattedMessage id="outbox.item.saved" values={{ time }} />
        </p>
        <Standing delivery={delivery} />
        {isOld(submission, Date.now()) && (
          <p>
            <FormattedMessage id="outbox.item.old" values={{ days: ASK_AFTER_DAYS }} />{' '}
            <Button look="plain" disabled={busy} onClick={act((outbox) => outbox.keep(id))}>
              <FormattedMessage id="outbox.item.keep" />
            </Button>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {(delivery.state === 'queued' || isSending) && (
          <Button
            look="quiet"
            busy={busy || isSending}
            aria-label={intl.formatMessage({ id: 'outbox.item.send.label' }, { form, time })}
            onClick={act((outbox) => outbox.sendNow(id))}
          >
            <FormattedMessage id="outbox.send" />
          </Button>
        )}
        {!isSending && (
          <RouteLink
            to={formById(submission.form).page}
            rest={editLink(id, submission.form)}
            className={buttonClass('quiet')}
            aria-label={intl.formatMessage({ id: 'outbox.item.edit.label' }, { form, time })}
          >
            <FormattedMessage id="outbox.edit" />
          </RouteLink>
        )}
        <Button
          look="plain"
          aria-label={intl.formatMessage({ id: 'outbox.item.delete.label' }, { form, time })}
          onClick={act(async (outbox) => onDeleted(await outbox.remove(id)))}
        >
          <FormattedMessage id="outbox.delete" />
        </Button>
      </div>
    </li>
  );
}
