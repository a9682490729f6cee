import type { Submission } from './submission.ts';

interface Badge {
  kind: 'waiting' | 'rejected';
  count: number;
}

type Deliveries = readonly Pick<Submission, 'delivery'>[];

/**
 * Counts the submissions that wait to be sent, and those that need the visitor because the service rejected them or
 * this version cannot read them.
 */
export function countsOf(submissions: Deliveries, unreadable = 0) {
  const rejected = submissions.filter(({ delivery }) => delivery.state === 'rejected').length;
  return { waiting: submissions.length - rejected, rejected: rejected + unreadable };
}

/**
 * Returns the count for the header and the app icon: the submissions that wait to be sent or, if there are none, those
 * that need the visitor.
 */
export function badgeOf(submissions: Deliveries, unreadable = 0): Badge {
  const { waiting, rejected } = countsOf(submissions, unreadable);
  return waiting > 0 ? { kind: 'waiting', count: waiting } : { kind: 'rejected', count: rejected };
}
