import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

export type ButtonLook = 'main' | 'quiet' | 'plain';

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'main', placement = ''): string {
  return [styles.button, look === 'main' ? '' : styles[look], placement].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Turns a ring and disables the button while something is under way. */
  busy?: boolean;
}

export function Button({ look, busy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} disabled={disabled || busy} className={buttonClass(look, className)}>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
