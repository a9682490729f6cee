import type { InputHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { controlOf, FieldFrame, type FieldWords } from './FieldFrame.tsx';

type FieldProps = FieldWords & InputHTMLAttributes<HTMLInputElement>;

/** One line of a form, or a tick. */
export function Field({ id, label, optionalLabel, hint, problem, ...input }: FieldProps) {
  const words = { id, label, optionalLabel, hint, problem };
  const tick = input.type === 'checkbox';
  return (
    <FieldFrame words={words} tick={tick}>
      <input {...input} {...controlOf(words)} className={tick ? undefined : styles.input} />
    </FieldFrame>
  );
}
