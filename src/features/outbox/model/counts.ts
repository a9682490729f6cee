import type { Submission } from './submission.ts';

interface Badge {
  kind: 'waiting' | 'rejected';
  count: number;
}

type Deliveries = readonly Pick<Submission, 'delivery'>[];

/**
 * Counts submissions to be sent and those that need the visitor: rejected by the service, or unreadable for this
 * version.
 */
export function countsOf(submissions: Deliveries, unreadable = 0) {
  const rejected = submissions.filter(({ delivery }) => delivery.state === 'rejected').length;
  return { waiting: submissions.length - rejected, rejected: rejected + unreadable };
}

/**
 * The count on the header and the app icon: submissions to be sent or, if there are none, those that need the
 * visitor.
 */
export function badgeOf(submissions: Deliveries, unreadable = 0): Badge {
  const { waiting, rejected } = countsOf(submissions, unreadable);
  return waiting > 0 ? { kind: 'waiting', count: waiting } : { kind: 'rejected', count: rejected };
}
