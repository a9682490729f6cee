import { FormattedMessage, useIntl } from 'react-intl';
import { Button, buttonClass } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { latePart } from '#i18n/latePart.tsx';
import { type Form, findForm } from '#site/forms.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import outcomes from '#styles/outcomes.module.css';
import patterns from '#styles/patterns.module.css';
import { ASK_AFTER_DAYS, isOld } from '../model/constants.ts';
import type { RowName } from '../model/rows.ts';
import type { Submission } from '../model/submission.ts';
import { halfDaysOf, senderOf, subjectOf } from '../model/summary.ts';
import { DeliveryStatus, DeliveryTimes } from './DeliveryStatus.tsx';
import { editLink } from './editLink.ts';
import styles from './OutboxList.module.css';
import { SubmissionName } from './SubmissionName.tsx';
import { useItemActions } from './useItemActions.ts';
import { useOutboxAction } from './useOutboxAction.ts';

const HalfDays = latePart(() => import('./HalfDays.tsx'), { messages: 'demo' });

interface OutboxItemProps {
  submission: Submission;
  name: RowName;
  /** Time of the next attempt, in milliseconds of the wall clock. */
  next: number | undefined;
  onDeleted: (submission: Submission) => void;
}

/** Renders one queued submission: its facts, its status and its actions. */
export function OutboxItem({ submission, name, next, onDeleted }: OutboxItemProps) {
  const intl = useIntl();
  const extending = useOutboxAction();
  const { isBusy, send, remove } = useItemActions(submission, name.form, onDeleted);
  const form = findForm(submission.form);
  const extend = extending.act(async (outbox) => {
    await outbox.extend(submission.id);
    return intl.formatMessage({ id: 'outbox.said.kept' }, { form: name.form });
  });
  return (
    <li
      className={`${patterns.box} ${styles.item} ${submission.delivery.state === 'rejected' ? outcomes.failure : outcomes.waiting}`}
    >
      <ItemFacts submission={submission} next={next} onExtend={extend} />
      <ItemActions
        submission={submission}
        form={form}
        name={name}
        isBusy={isBusy}
        onSend={send}
        onDelete={remove}
      />
    </li>
  );
}

interface ItemFactsProps {
  submission: Submission;
  next: number | undefined;
  onExtend: () => void;
}

function ItemFacts({ submission, next, onExtend }: ItemFactsProps) {
  const sender = senderOf(submission);
  const halfDays = halfDaysOf(submission);
  const { event, note } = submission.params;
  return (
    <div className={styles.facts}>
      <h3>
        <SubmissionName
          form={submission.form}
          subject={subjectOf(submission)}
          language={submission.language}
        />
      </h3>
      <DeliveryStatus delivery={submission.delivery} />
      {sender && <p>{sender}</p>}
      {halfDays && <HalfDays text={halfDays} />}
      {event && (
        <p>
          <FormattedMessage id="outbox.item.event" values={{ event }} />
        </p>
      )}
      {note && (
        <p>
          <FormattedMessage id="outbox.item.note" values={{ note }} />
        </p>
      )}
      <DeliveryTimes submission={submission} next={next} />
      {isOld(submission, Date.now()) && (
        <p>
          <FormattedMessage id="outbox.item.old" values={{ days: ASK_AFTER_DAYS }} />{' '}
          <Button variant="plain" onClick={onExtend}>
            <FormattedMessage id="outbox.item.keep" />
          </Button>
        </p>
      )}
    </div>
  );
}

interface ItemActionsProps {
  submission: Submission;
  form: Form | undefined;
  name: RowName;
  /** True while an attempt that the visitor requested is running. */
  isBusy: boolean;
  onSend: () => void;
  onDelete: () => void;
}

function ItemActions({ submission, form, name, isBusy, onSend, onDelete }: ItemActionsProps) {
  const intl = useIntl();
  const { id, delivery } = submission;
  const isSending = delivery.state === 'sending';
  const label = (action: 'send' | 'edit' | 'delete') =>
    intl.formatMessage({ id: `outbox.item.${action}.label` }, { ...name });
  return (
    <div className={`${layout.cluster} ${columns.pairOnPhones}`}>
      {/* A pressed button stays mounted and busy, so that it retains the focus. */}
      {(isBusy || !isSending) && (
        <Button variant="quiet" busy={isBusy} aria-label={label('send')} onClick={onSend}>
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
      <Button variant="plain" aria-label={label('delete')} onClick={onDelete}>
        <FormattedMessage id="outbox.delete" />
      </Button>
    </div>
  );
}
