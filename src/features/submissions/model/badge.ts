import type { Submission } from './schemas.ts';

interface Badge {
  kind: 'waiting' | 'rejected';
  count: number;
}

type Kept = readonly Pick<Submission, 'delivery'>[];

/**
 * Counts submissions to be sent and those that need the visitor: refused by the service, or unreadable for this
 * version.
 */
export function countsOf(submissions: Kept, unreadable = 0) {
  const rejected = submissions.filter(({ delivery }) => delivery.state === 'rejected').length;
  return { waiting: submissions.length - rejected, refused: rejected + unreadable };
}

/**
 * The count on the header and the app icon: submissions to be sent or, if there are none, those that need the
 * visitor.
 */
export function badgeOf(submissions: Kept, unreadable = 0): Badge {
  const { waiting, refused } = countsOf(submissions, unreadable);
  return waiting > 0 ? { kind: 'waiting', count: waiting } : { kind: 'rejected', count: refused };
}
