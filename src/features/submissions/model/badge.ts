import type { Submission } from './submission.ts';

interface Badge {
  kind: 'waiting' | 'rejected';
  count: number;
}

type Kept = readonly Pick<Submission, 'delivery'>[];

/** How many wait to be sent, and how many need the visitor: the service has refused them, or this version cannot read them. */
export function countsOf(submissions: Kept, unreadable = 0) {
  const rejected = submissions.filter(({ delivery }) => delivery.state === 'rejected').length;
  return { waiting: submissions.length - rejected, refused: rejected + unreadable };
}

/** What the header and the app's icon count: what waits to be sent; without any, what needs the visitor. */
export function badgeOf(submissions: Kept, unreadable = 0): Badge {
  const { waiting, refused } = countsOf(submissions, unreadable);
  return waiting > 0 ? { kind: 'waiting', count: waiting } : { kind: 'rejected', count: refused };
}
