import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** What every field of a form has around its control. */
export interface FieldWords {
  id: string;
  label: string;
  /** Said after the label of a field that may be left out. */
  optionalLabel?: string | undefined;
  hint?: ReactNode;
  /** What is wrong and what to do about it; undefined where nothing is. */
  problem?: string | undefined;
}

/** The attributes that tie a control to its hint and its problem, for screen readers. */
export function controlOf({ id, hint, problem }: FieldWords) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': Boolean(problem), 'aria-describedby': described || undefined };
}

/** Label and hint above, problem below; a tick has its label beside it, and the hint below. */
export function FieldFrame({
  words,
  tick,
  children,
}: {
  words: FieldWords;
  tick?: boolean;
  children: ReactNode;
}) {
  const { id, label, optionalLabel, hint, problem } = words;
  const help = hint && (
    <span id={`${id}-hint`} className={styles.hint}>
      {hint}
    </span>
  );
  const name = (
    <>
      {label}
      {optionalLabel && <span className={styles.mark}>{` (${optionalLabel})`}</span>}
    </>
  );
  return (
    <div className={styles.field}>
      {tick ? (
        <div className={styles.tick}>
          {children}
          <label htmlFor={id}>{name}</label>
        </div>
      ) : (
        <>
          <label className={styles.label} htmlFor={id}>
            {name}
          </label>
          {help}
          {children}
        </>
      )}
      {tick && help}
      {problem && (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
