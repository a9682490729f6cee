import type { Submission } from './submission.ts';

export interface Badge {
  kind: 'waiting' | 'refused';
  count: number;
}

/** How many wait to be sent, and how many the service has refused, which nothing but the visitor can send. */
export function countsOf(submissions: readonly Pick<Submission, 'delivery'>[]) {
  const refused = submissions.filter(({ delivery }) => delivery.state === 'rejected').length;
  return { waiting: submissions.length - refused, refused };
}

/** What the header and the app's icon count: what waits to be sent; without any, what the service has refused. */
export function badgeOf(submissions: readonly Pick<Submission, 'delivery'>[]): Badge {
  const { waiting, refused } = countsOf(submissions);
  return waiting > 0 ? { kind: 'waiting', count: waiting } : { kind: 'refused', count: refused };
}
