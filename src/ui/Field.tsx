import type { InputHTMLAttributes } from 'react';
import styles from './Field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** Said after the label of a field that must be filled in. */
  requiredLabel?: string | undefined;
  hint?: string | undefined;
  /** What is wrong and what to do about it; undefined where nothing is. */
  problem?: string | undefined;
}

/** One line of a form: label above, hint and problem below, tied together for screen readers. */
export function Field({ id, label, requiredLabel, hint, problem, ...input }: FieldProps) {
  const hintId = hint && `${id}-hint`;
  const problemId = problem && `${id}-problem`;
  const described = [hintId, problemId].filter(Boolean).join(' ') || undefined;
  const shared = { ...input, id, 'aria-invalid': Boolean(problem), 'aria-describedby': described };
  const mark = requiredLabel && <span className={styles.mark}>{` (${requiredLabel})`}</span>;
  return (
    <div className={styles.field}>
      {input.type === 'checkbox' ? (
        <label className={styles.tick} htmlFor={id}>
          <input {...shared} />
          <span>
            {label}
            {mark}
          </span>
        </label>
      ) : (
        <>
          <label className={styles.label} htmlFor={id}>
            {label}
            {mark}
          </label>
          <input {...shared} className={styles.input} />
        </>
      )}
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      {problem && (
        <span id={problemId} className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
