import { FormattedMessage } from 'react-intl';
import type { TitledMessageId } from './FactList.tsx';
import styles from './Steps.module.css';

interface StepsProps {
  items: readonly TitledMessageId[];
}

/** Numbered steps, from 01, each with a heading. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {items.map((id, index) => (
        <li key={id} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3>
            <FormattedMessage id={id} />
          </h3>
          <p>
            <FormattedMessage id={`${id}.text`} />
          </p>
        </li>
      ))}
    </ol>
  );
}
