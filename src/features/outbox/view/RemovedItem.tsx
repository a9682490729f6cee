import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { requestBackgroundSync } from '#browser/worker/backgroundSync.ts';
import { Button } from '#components/Button.tsx';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import type { RowName } from '../model/rows.ts';
import type { Submission } from '../model/submission.ts';
import { useSubmissionStatus } from './OutboxContext.ts';
import styles from './OutboxList.module.css';
import { deletedMessage, describeResult } from './results.ts';
import { useOutboxAction } from './useOutboxAction.ts';

interface RemovedItemProps {
  submission: Submission;
  name: RowName;
  onRestored: (submission: Submission) => void;
}

/**
 * Replaces the row of a deleted submission. The submission is not sent. It exists only in the memory of this page. An
 * attempt that had begun before the deletion may still deliver it. The row then says so and offers no undo.
 */
export function RemovedItem({ submission, name, onRestored }: RemovedItemProps) {
  const intl = useIntl();
  const { act } = useOutboxAction();
  const isDelivered = useSubmissionStatus(submission.id)?.state === 'delivered';
  /** True if an undo has found that the submission was delivered or replaced. */
  const [isOver, setOver] = useState(false);
  if (isDelivered || isOver) {
    const id = `outbox.said.${isDelivered ? 'delivered' : 'gone'}` as const;
    return (
      <li className={`${patterns.box} ${styles.item}`}>
        <p className={typography.note}>
          <FormattedMessage id={id} values={{ form: name.form }} />
        </p>
      </li>
    );
  }
  return (
    <RemovedRow
      name={name}
      onUndo={act(async (outbox) => {
        if (!(await outbox.restore(submission))) {
          setOver(true);
          return describeResult(intl, outbox, submission, name.form);
        }
        void requestBackgroundSync();
        onRestored(submission);
        return intl.formatMessage({ id: 'outbox.said.restored' }, { form: name.form });
      })}
    >
      <FormattedMessage id={deletedMessage(submission)} values={{ form: name.form }} />
    </RemovedRow>
  );
}

interface RemovedRowProps {
  name: RowName;
  onUndo: () => void;
  children: ReactNode;
}

/** Renders a row that reports a deletion, with the button that restores the item. */
export function RemovedRow({ name, onUndo, children }: RemovedRowProps) {
  const intl = useIntl();
  return (
    <li className={`${patterns.box} ${styles.item}`}>
      <p className={typography.note}>{children}</p>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'outbox.item.undo.label' }, { ...name })}
        onClick={onUndo}
      >
        <FormattedMessage id="outbox.item.undo" />
      </Button>
    </li>
  );
}
