import { FormattedMessage, useIntl } from 'react-intl';
import { forms } from '#site/forms.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { subjectOf } from '../model/edit.ts';
import type { RowName } from '../model/rows.ts';
import { ASK_AFTER_DAYS, isOld, type Submission } from '../model/submission.ts';
import { editLink } from './editLink.ts';
import { formName } from './formName.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import styles from './OutboxList.module.css';
import { sayOutcome } from './outcomes.ts';
import { Standing } from './Standing.tsx';
import { useAct } from './useAct.ts';

interface OutboxItemProps {
  submission: Submission;
  name: RowName;
  /** When it is tried next, in milliseconds of the wall clock. */
  next: number | undefined;
  onDeleted: (submission: Submission) => void;
}

/** One waiting submission: what it is, how it stands, and what to do with it. */
export function OutboxItem({ submission, name, next, onDeleted }: OutboxItemProps) {
  const intl = useIntl();
  const access = useOutboxAccess();
  const sending = useAct(access?.outbox);
  const changing = useAct(access?.outbox);
  const { id, delivery } = submission;
  const form = forms.find((row) => row.id === submission.form);
  const subject = form && subjectOf(form, submission.params);
  const isSending = delivery.state === 'sending';
  const label = (action: 'send' | 'edit' | 'delete') =>
    intl.formatMessage({ id: `outbox.item.${action}.label` }, { ...name });
  const time = intl.formatDate(submission.submittedAt, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <h3>
          <FormattedMessage id={formName(submission.form)} />
          {subject && (
            <>
              {' · '}
              <span lang={submission.language}>{subject}</span>
            </>
          )}
        </h3>
        <p className={styles.muted}>
          <FormattedMessage id="outbox.item.saved" values={{ time }} />
        </p>
        <Standing delivery={delivery} next={next} />
        {isOld(submission, Date.now()) && (
          <p>
            <FormattedMessage id="outbox.item.old" values={{ days: ASK_AFTER_DAYS }} />{' '}
            <Button
              look="plain"
              onClick={changing.act(async (outbox) => {
                await outbox.keep(id);
                return intl.formatMessage({ id: 'outbox.said.kept' }, { form: name.form });
              })}
            >
              <FormattedMessage id="outbox.item.keep" />
            </Button>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {(delivery.state === 'queued' || isSending) && (
          <Button
            look="quiet"
            busy={sending.busy || isSending}
            aria-label={label('send')}
            onClick={sending.act(async (outbox) => {
              await outbox.sendNow(id);
              return sayOutcome(intl, outbox, submission, name.form);
            })}
          >
            <FormattedMessage id="outbox.send" />
          </Button>
        )}
        {form && (
          <RouteLink
            to={form.page}
            rest={editLink(id, form.id)}
            className={buttonClass('quiet')}
            aria-label={label('edit')}
          >
            <FormattedMessage id="outbox.edit" />
          </RouteLink>
        )}
        <Button
          look="plain"
          aria-label={label('delete')}
          onClick={changing.act(async (outbox) => {
            const removed = await outbox.remove(id);
            if (!removed) return sayOutcome(intl, outbox, submission, name.form);
            onDeleted(removed);
            return intl.formatMessage({ id: 'outbox.item.deleted' }, { form: name.form });
          })}
        >
          <FormattedMessage id="outbox.delete" />
        </Button>
      </div>
    </li>
  );
}
