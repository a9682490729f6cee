import { type ReactNode, useLayoutEffect, useRef } from 'react';
import patterns from '#styles/patterns.module.css';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  /** The id of the heading. */
  id: string;
  title: string;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  /** The id of a text that is read with the title. */
  describedBy?: string;
  /** The id of a control that takes the focus first; else the heading does. */
  first?: string;
  children: ReactNode;
}

/**
 * The native modal dialog: it traps the focus, closes with Escape and restores the focus. The heading takes
 * the focus first unless told otherwise, since the first button may delete something.
 */
export function Dialog({ id, title, closeLabel, open, onClose, describedBy, first, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open) return undefined;
    element?.showModal();
    const start = first && element?.querySelector<HTMLElement>(`#${first}`);
    (start || heading.current)?.focus();
    // Also if it is removed while it is open: only this gives the focus back.
    return () => {
      element?.close();
      // A card may have come to lie over it meanwhile.
      element?.ownerDocument.activeElement?.scrollIntoView?.({ block: 'nearest' });
    };
  }, [open, first]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={open ? id : undefined}
      aria-describedby={open ? describedBy : undefined}
      onClose={onClose}
    >
      {open && (
        <div className={`${patterns.stack4} ${patterns.start}`}>
          <h2 id={id} className={patterns.medium} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
          <Button variant="quiet" onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      )}
    </dialog>
  );
}
