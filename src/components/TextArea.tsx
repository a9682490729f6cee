import type { TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { controlOf, FieldFrame, type FieldWords } from './FieldFrame.tsx';

type TextAreaProps = FieldWords & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A multi-line text field; it grows with its content if the browser supports that. */
export function TextArea({ id, label, optionalLabel, hint, error, ...text }: TextAreaProps) {
  const words = { id, label, optionalLabel, hint, error };
  return (
    <FieldFrame words={words}>
      <textarea rows={5} {...text} {...controlOf(words)} className={`${styles.input} ${styles.text}`} />
    </FieldFrame>
  );
}
