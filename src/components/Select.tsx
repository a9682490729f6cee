import type { SelectHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { controlOf, FieldFrame, type FieldMessages } from './FieldFrame.tsx';

interface SelectProps extends FieldMessages, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  options: readonly { value: string; label: string }[];
  /** Prevents a change without losing the focus, which `disabled` would lose. HTML has no read-only select. */
  readOnly?: boolean;
}

export function Select({ id, label, optionalLabel, hint, error, options, readOnly, ...select }: SelectProps) {
  const messages = { id, label, optionalLabel, hint, error };
  return (
    <FieldFrame messages={messages}>
      <select
        {...select}
        {...controlOf(messages)}
        aria-disabled={readOnly || undefined}
        className={`${styles.input} ${styles.select}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={readOnly}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
