import type { InputHTMLAttributes, MouseEvent } from 'react';
import styles from './Field.module.css';
import { controlOf, FieldFrame, type FieldMessages } from './FieldFrame.tsx';

type FieldProps = FieldMessages & InputHTMLAttributes<HTMLInputElement>;

const preventPress = (event: MouseEvent) => event.preventDefault();

/** Renders a single-line field, or a checkbox. */
export function Field({ id, label, optionalLabel, hint, error, ...input }: FieldProps) {
  const messages = { id, label, optionalLabel, hint, error };
  const checkbox = input.type === 'checkbox';
  return (
    <FieldFrame messages={messages} checkbox={checkbox}>
      {checkbox ? (
        // `readOnly` has no effect on a checkbox, so its clicks are prevented.
        <input
          {...input}
          {...controlOf(messages, checkbox)}
          {...(input.readOnly && { 'aria-disabled': true, onClick: preventPress })}
        />
      ) : (
        <input {...input} {...controlOf(messages)} className={styles.input} />
      )}
    </FieldFrame>
  );
}
