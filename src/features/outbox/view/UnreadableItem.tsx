import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#components/Button.tsx';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import styles from './OutboxList.module.css';

interface UnreadableItemProps {
  /** Position in the list, which distinguishes the item's buttons from those of other items. */
  number: number;
  onDelete: () => void;
  /** Undefined if the item is exported with the rest of its list. */
  onExport?: () => void;
}

/** Renders a record or draft that this version cannot read or show. The visitor can export and delete it. */
export function UnreadableItem({ number, onDelete, onExport }: UnreadableItemProps) {
  const intl = useIntl();
  const label = { form: intl.formatMessage({ id: 'outbox.unreadable' }), time: String(number) };
  return (
    <li className={`${patterns.box} ${styles.item}`}>
      <div className={styles.facts}>
        <h3>{label.form}</h3>
        <p>
          <FormattedMessage id="outbox.unreadable.text" />
        </p>
      </div>
      <div className={layout.cluster}>
        {onExport && (
          <Button
            variant="quiet"
            aria-label={intl.formatMessage({ id: 'outbox.item.export.label' }, label)}
            onClick={onExport}
          >
            <FormattedMessage id="outbox.export" />
          </Button>
        )}
        <Button
          variant="plain"
          aria-label={intl.formatMessage({ id: 'outbox.item.delete.label' }, label)}
          onClick={onDelete}
        >
          <FormattedMessage id="outbox.delete" />
        </Button>
      </div>
    </li>
  );
}
