import type { ReactNode } from 'react';
import CloseIcon from '#illustrations/icons/close.svg?react';
import layout from '#styles/layout.module.css';
import outcomes from '#styles/outcomes.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Notice.module.css';

const box = `${patterns.box} ${styles.notice}`;

interface NoticeProps {
  title: string;
  text?: string;
  /** The outcome of an action. Without a tone, the card is an offer or news. */
  tone?: 'success' | 'failure';
  /** If omitted, one of the notice's own buttons closes it. */
  close?: { label: string; onClose: () => void };
  /** Buttons, or steps to take. */
  children?: ReactNode;
}

/** Renders a non-urgent card in the corner. The card never takes the focus, and yields to a form in use. */
export function Notice({ title, text, tone, close, children }: NoticeProps) {
  const kind = children ? box : `${box} ${styles.brief}`;
  return (
    <div className={tone ? `${kind} ${tone === 'failure' ? outcomes.failure : outcomes.success}` : kind}>
      <p className={typography.strong}>{title}</p>
      {text && <p className={typography.muted}>{text}</p>}
      {children && <div className={layout.cluster}>{children}</div>}
      {close && (
        <button
          type="button"
          className={styles.close}
          aria-label={close.label}
          data-close=""
          onClick={close.onClose}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
