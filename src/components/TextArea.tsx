import type { TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { controlOf, FieldFrame, type FieldMessages } from './FieldFrame.tsx';

type TextAreaProps = FieldMessages & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Renders a multi-line text field. It grows with its content if the browser supports that. */
export function TextArea({ id, label, optionalLabel, hint, error, ...text }: TextAreaProps) {
  const messages = { id, label, optionalLabel, hint, error };
  return (
    <FieldFrame messages={messages}>
      <textarea rows={5} {...text} {...controlOf(messages)} className={`${styles.input} ${styles.text}`} />
    </FieldFrame>
  );
}
