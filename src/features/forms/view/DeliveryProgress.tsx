import { FormattedMessage } from 'react-intl';
import type { SubmissionStatus } from '#features/outbox/model/delivery.ts';
import styles from './DeliveryProgress.module.css';

const stops = ['outbox.progress.device', 'outbox.progress.sending', 'outbox.progress.delivered'] as const;

/** Index of the stop that a submission has reached. A submission that was deleted or never stored has none. */
const reached: Partial<Record<SubmissionStatus['state'], number>> = {
  queued: 0,
  sending: 1,
  rejected: 1,
  delivered: 2,
};

const position = (stop: number) => `${stop * 50}%`;

/** Draws how far a submission has come from this device to the mailbox. */
export default function DeliveryProgress({ state }: Pick<SubmissionStatus, 'state'>) {
  const here = reached[state];
  if (here === undefined) return null;
  const colour = state === 'rejected' ? 'var(--red)' : 'var(--accent)';
  return (
    <>
      <svg className={styles.line} height="14" aria-hidden="true">
        <line
          x1={position(here)}
          x2="100%"
          y1="7"
          y2="7"
          stroke="var(--control)"
          strokeWidth="3"
          strokeDasharray="0 8"
        />
        <rect y="6" width={position(here)} height="2" fill={colour} />
        {stops.map((id, stop) => (
          <circle
            key={id}
            cx={position(stop)}
            cy="7"
            r="5"
            fill={stop < here ? colour : 'var(--raised)'}
            stroke={stop < here ? colour : 'var(--control)'}
            strokeWidth="1.5"
          />
        ))}
        <circle cx={position(here)} cy="7" r="7" fill={colour} />
      </svg>
      <p className={styles.stops}>
        {stops.map((id, stop) => {
          const Stop = stop === here ? 'b' : 'span';
          return (
            <Stop key={id}>
              <FormattedMessage id={id} />
            </Stop>
          );
        })}
      </p>
    </>
  );
}
