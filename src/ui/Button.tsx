import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './Button.module.css';

type ButtonLook = 'main' | 'quiet' | 'plain';

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'main', placement = ''): string {
  return [styles.button, look === 'main' ? '' : styles[look], placement].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Turns a ring while something is under way; presses do nothing then, and the focus stays. */
  busy?: boolean;
}

// A busy button is not `disabled`: that would drop the focus. Without the default a press sends no form either.
const hold = (event: MouseEvent) => event.preventDefault();

export function Button({ look, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true })}
      onClick={busy ? hold : onClick}
      className={buttonClass(look, busy ? `${styles.busy} ${className ?? ''}` : className)}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
