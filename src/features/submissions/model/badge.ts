import type { Submission } from './submission.ts';

export interface Badge {
  kind: 'waiting' | 'refused';
  count: number;
}

/** What the header and the app's icon count: what waits to be sent; without any, what the service has refused. */
export function badgeOf(submissions: readonly Pick<Submission, 'delivery'>[]): Badge {
  const refused = submissions.filter(({ delivery }) => delivery.state === 'rejected').length;
  const waiting = submissions.length - refused;
  return waiting > 0 ? { kind: 'waiting', count: waiting } : { kind: 'refused', count: refused };
}
