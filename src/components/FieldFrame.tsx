import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import styles from './Field.module.css';

export interface FieldMessages {
  id: string;
  label: string;
  /** Text after the label of an optional field. */
  optionalLabel?: string | undefined;
  hint?: ReactNode;
  /** The error and its remedy, or undefined if there is no error. */
  error?: string | undefined;
}

/** Returns the attributes that associate a control with its hint and error, for screen readers. */
export function controlOf({ id, hint, error }: FieldMessages, keepsHint = false) {
  const hasHint = hint && (keepsHint || !error);
  const described = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined };
}

/**
 * Renders the label above the control, and the hint below it. An error takes the place of the hint. A checkbox has its
 * label next to it, and retains its hint, which contains a link.
 */
export function FieldFrame({
  messages,
  checkbox,
  children,
}: {
  messages: FieldMessages;
  checkbox?: boolean;
  children: ReactNode;
}) {
  const { id, label, optionalLabel, hint, error } = messages;
  const help = hint && (
    <span id={`${id}-hint`} className={`${typography.fine} ${patterns.links}`}>
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
    <div className={layout.stack1}>
      {checkbox ? (
        <div className={styles.checkbox}>
          {children}
          <label htmlFor={id}>{name}</label>
        </div>
      ) : (
        <>
          <label className={`${typography.small} ${typography.strong}`} htmlFor={id}>
            {name}
          </label>
          {children}
          {!error && help}
        </>
      )}
      {error && (
        <span id={`${id}-error`} className={`${typography.small} ${typography.strong} ${tones.poor}`}>
          {error}
        </span>
      )}
      {checkbox && help}
    </div>
  );
}
