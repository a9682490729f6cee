import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import type { Status } from './measures.ts';
import styles from './StatusLabel.module.css';

/** A filled dot, a half one, or a dashed ring. Decorative: the word is next to it. */
export function StatusMark({ status }: { status: Status }) {
  return (
    <svg className={`${styles.mark} ${styles[status]}`} viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="5.5" strokeDasharray={status === 'inWriting' ? 2.3 : undefined} />
      {status === 'inProgress' && <path d="M7 1.5a5.5 5.5 0 0 0 0 11z" />}
    </svg>
  );
}

interface StatusLabelProps {
  status: Status;
  /** Says the status; its own word by default. */
  label?: PlainMessageId;
}

export function StatusLabel({ status, label = `security.status.${status}` }: StatusLabelProps) {
  return (
    <span className={`${styles.label} ${styles[status]}`}>
      <StatusMark status={status} />
      <FormattedMessage id={label} />
    </span>
  );
}
