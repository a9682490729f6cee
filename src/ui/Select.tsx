import type { SelectHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { controlOf, FieldFrame, type FieldWords } from './FieldFrame.tsx';

interface SelectProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  options: readonly { value: string; label: string }[];
}

/** A labelled select. */
export function Select({ id, label, optionalLabel, hint, error, options, ...select }: SelectProps) {
  const words = { id, label, optionalLabel, hint, error };
  return (
    <FieldFrame words={words}>
      <select {...select} {...controlOf(words)} className={styles.input}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
