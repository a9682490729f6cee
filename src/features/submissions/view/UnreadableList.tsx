import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/Button.tsx';
import type { Unreadable } from '../model/submission.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import styles from './OutboxList.module.css';
import { useAct } from './useAct.ts';

/** Records of another version that this one cannot read: exported with the rest, and deletable. */
export function UnreadableList({ unreadable }: { unreadable: readonly Unreadable[] }) {
  const intl = useIntl();
  const { act } = useAct(useOutboxAccess()?.outbox);
  const form = intl.formatMessage({ id: 'outbox.unreadable' });
  return (
    <ul className={styles.items}>
      {unreadable.map(({ id }, index) => (
        <li key={id} className={styles.item}>
          <div className={styles.facts}>
            <h3>{form}</h3>
            <p>
              <FormattedMessage id="outbox.unreadable.text" />
            </p>
          </div>
          <div className={styles.actions}>
            <Button
              variant="plain"
              aria-label={intl.formatMessage(
                { id: 'outbox.item.delete.label' },
                { form, time: String(index + 1) },
              )}
              onClick={act(async (outbox) => {
                await outbox.remove(id);
                return intl.formatMessage({ id: 'outbox.item.deleted' }, { form });
              })}
            >
              <FormattedMessage id="outbox.delete" />
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
