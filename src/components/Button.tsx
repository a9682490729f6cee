import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';

/** `danger`: deletes something. */
type ButtonVariant = 'main' | 'quiet' | 'plain' | 'danger';

/** Returns the classes of a button, for links that look like a button. */
export function buttonClass(variant: ButtonVariant = 'main', placement = ''): string {
  return [styles.button, variant === 'main' ? '' : styles[variant], placement].filter(Boolean).join(' ');
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows a spinner while an operation is in progress. The button ignores clicks and does not lose the focus. */
  busy?: boolean;
}

// A `disabled` button would lose the focus. Preventing the default stops the button from submitting a form.
const preventPress = (event: MouseEvent) => event.preventDefault();

export function Button({ variant, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true })}
      onClick={busy ? preventPress : onClick}
      className={buttonClass(variant, busy ? `${styles.busy} ${className ?? ''}` : className)}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
