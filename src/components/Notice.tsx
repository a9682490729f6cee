import type { ReactNode } from 'react';
import CloseIcon from '#illustrations/icons/close.svg?react';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import styles from './Notice.module.css';

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
  return (
    <div
      className={
        tone ? `${styles.notice} ${tone === 'failure' ? parts.failure : parts.success}` : styles.notice
      }
    >
      <p className={patterns.strong}>{title}</p>
      {text && <p className={patterns.muted}>{text}</p>}
      {children && <div className={patterns.cluster}>{children}</div>}
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
