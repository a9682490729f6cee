import type { InputHTMLAttributes, MouseEvent } from 'react';
import styles from './Field.module.css';
import { controlOf, FieldFrame, type FieldWords } from './FieldFrame.tsx';

type FieldProps = FieldWords & InputHTMLAttributes<HTMLInputElement>;

const preventPress = (event: MouseEvent) => event.preventDefault();

/** A single-line field, or a checkbox. */
export function Field({ id, label, optionalLabel, hint, error, ...input }: FieldProps) {
  const words = { id, label, optionalLabel, hint, error };
  const checkbox = input.type === 'checkbox';
  return (
    <FieldFrame words={words} checkbox={checkbox}>
      {checkbox ? (
        // Browsers know no read-only checkbox.
        <input
          {...input}
          {...controlOf(words)}
          {...(input.readOnly && { 'aria-disabled': true, onClick: preventPress })}
        />
      ) : (
        <input {...input} {...controlOf(words)} className={styles.input} />
      )}
    </FieldFrame>
  );
}
