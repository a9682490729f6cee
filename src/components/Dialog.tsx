import { type ReactNode, useLayoutEffect, useRef } from 'react';
import CloseIcon from '#illustrations/icons/close.svg?react';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  /** The id of the heading. */
  id: string;
  title: string;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  /** The id of a text that screen readers announce with the title. */
  describedBy?: string;
  /** The id of a control that receives the focus first, instead of the heading. */
  first?: string;
  /**
   * `top`: near the top of the window, so that the dialog stays in its place while its height changes. The button that
   * closes it is then next to the heading, because the end of the dialog moves.
   */
  placement?: 'top';
  /** Actions after the button that closes the dialog. */
  further?: ReactNode;
  children: ReactNode;
}

/**
 * Renders a native modal dialog, which traps the focus, closes with Escape and restores the focus. By default the
 * heading receives the focus first, because the first button may delete something.
 */
export function Dialog({
  id,
  title,
  closeLabel,
  open,
  onClose,
  describedBy,
  first,
  placement,
  further,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open) return undefined;
    element?.showModal();
    const start = first && element?.querySelector<HTMLElement>(`#${first}`);
    (start || heading.current)?.focus();
    // Closes the dialog even if React removes it while it is open, because only `close` restores the focus.
    return () => {
      element?.close();
      // A card may cover the element by now.
      element?.ownerDocument.activeElement?.scrollIntoView?.({ block: 'nearest' });
    };
  }, [open, first]);
  const headline = (
    <h2 id={id} className={typography.medium} ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
  return (
    <dialog
      ref={dialog}
      className={placement ? `${styles.dialog} ${styles[placement]}` : styles.dialog}
      aria-labelledby={open ? id : undefined}
      aria-describedby={open ? describedBy : undefined}
      onClose={onClose}
    >
      {open && (
        <div className={`${layout.stack4} ${layout.start}`}>
          {placement ? (
            <div className={styles.head}>
              {headline}
              <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
                <CloseIcon />
              </button>
            </div>
          ) : (
            headline
          )}
          {children}
          {!placement && (
            <Button variant="quiet" onClick={onClose}>
              {closeLabel}
            </Button>
          )}
          {further}
        </div>
      )}
    </dialog>
  );
}
