import type { InputHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { controlOf, FieldFrame, type FieldWords } from './FieldFrame.tsx';

type FieldProps = FieldWords & InputHTMLAttributes<HTMLInputElement>;

/** A single-line field, or a checkbox. */
export function Field({ id, label, optionalLabel, hint, error, ...input }: FieldProps) {
  const words = { id, label, optionalLabel, hint, error };
  const checkbox = input.type === 'checkbox';
  return (
    <FieldFrame words={words} checkbox={checkbox}>
      <input {...input} {...controlOf(words)} className={checkbox ? undefined : styles.input} />
    </FieldFrame>
  );
}
