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
 * Returns the count for the header and the app icon: the submissions that need the visitor or, if there are none, those
 * that wait to be sent.
 */
export function badgeOf(submissions: Deliveries, unreadable = 0): Badge {
  const { waiting, rejected } = countsOf(submissions, unreadable);
  return rejected > 0 ? { kind: 'rejected', count: rejected } : { kind: 'waiting', count: waiting };
}
