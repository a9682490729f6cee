import { FormattedMessage, useIntl } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import { useOutboxAccess } from './OutboxContext.ts';
import styles from './OutboxList.module.css';
import { useAct } from './useAct.ts';

interface UnreadableItemProps {
  id: string;
  /** Its place in the list, which tells its button from those of others. */
  number: number;
}

/** A record that this version cannot read or show: exported with the rest, and deletable. */
export function UnreadableItem({ id, number }: UnreadableItemProps) {
  const intl = useIntl();
  const { act } = useAct(useOutboxAccess()?.outbox);
  const form = intl.formatMessage({ id: 'outbox.unreadable' });
  const remove = act(async (outbox) => {
    await outbox.remove(id);
    return intl.formatMessage({ id: 'outbox.item.deleted' }, { form });
  });
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <h3>{form}</h3>
        <p>
          <FormattedMessage id="outbox.unreadable.text" />
        </p>
      </div>
      <div className={patterns.cluster}>
        <Button
          variant="plain"
          aria-label={intl.formatMessage({ id: 'outbox.item.delete.label' }, { form, time: String(number) })}
          onClick={remove}
        >
          <FormattedMessage id="outbox.delete" />
        </Button>
      </div>
    </li>
  );
}
