import type { SelectHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { controlOf, FieldFrame, type FieldWords } from './FieldFrame.tsx';

interface SelectProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  options: readonly { value: string; label: string }[];
  /** Keeps the choice, and the focus, which `disabled` would lose; browsers know no read-only select. */
  readOnly?: boolean;
}

export function Select({ id, label, optionalLabel, hint, error, options, readOnly, ...select }: SelectProps) {
  const words = { id, label, optionalLabel, hint, error };
  return (
    <FieldFrame words={words}>
      <select
        {...select}
        {...controlOf(words)}
        aria-disabled={readOnly || undefined}
        className={styles.input}
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
