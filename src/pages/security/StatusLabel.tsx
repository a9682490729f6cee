import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import layout from '#styles/layout.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import type { Status } from './measures.ts';
import styles from './StatusLabel.module.css';

export const statusColour = {
  inPlace: tones.good,
  inProgress: tones.fair,
  inWriting: typography.muted,
} as const;

/** Renders a filled dot, a half-filled dot, or a dashed ring. Decorative, because the label is next to it. */
export function StatusMark({ status }: { status: Status }) {
  return (
    <svg className={`${styles.mark} ${statusColour[status]}`} viewBox="0 0 14 14" aria-hidden="true">
      <circle
        fill={status === 'inPlace' ? 'currentColor' : 'none'}
        cx="7"
        cy="7"
        r="5.5"
        strokeDasharray={status === 'inWriting' ? 2.3 : undefined}
      />
      {status === 'inProgress' && <path fill="currentColor" d="M7 1.5a5.5 5.5 0 0 0 0 11z" />}
    </svg>
  );
}

interface StatusLabelProps {
  status: Status;
  /** The message that names the status. The default is the status's own message. */
  label?: PlainMessageId;
}

export function StatusLabel({ status, label = `security.status.${status}` }: StatusLabelProps) {
  return (
    <span
      className={`${layout.line} ${styles.status} ${typography.label} ${typography.strong} ${statusColour[status]}`}
    >
      <StatusMark status={status} />
      <FormattedMessage id={label} />
    </span>
  );
}
