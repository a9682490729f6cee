import { expect, test } from 'vitest';
import { badgeOf } from '#features/submissions/model/badge.ts';
import type { Delivery } from '#features/submissions/model/schemas.ts';
import { whatNext } from '#features/submissions/model/what-next.ts';

const queued: Delivery = { state: 'queued', attempts: 0, notBefore: 0 };
const refused: Delivery = { state: 'rejected', attempts: 1, status: 422, text: '' };
const of = (...deliveries: Delivery[]) => deliveries.map((delivery) => ({ delivery }));

test('the badge counts what waits; what was refused only where nothing waits', () => {
  expect(badgeOf([])).toEqual({ kind: 'rejected', count: 0 });
  expect(badgeOf(of(queued, refused, queued))).toEqual({ kind: 'waiting', count: 2 });
  expect(badgeOf(of(refused))).toEqual({ kind: 'rejected', count: 1 });
});

test('"when you are back online" is said only without a connection, and where something wakes', () => {
  const offline = { reason: 'unreachable', online: false, inBackground: true } as const;
  expect(whatNext(offline)).toBe('whenOnline');
  expect(whatNext({ ...offline, inBackground: false })).toBe('whenOpened');
  for (const answered of [{ online: true }, { status: 500 }, { status: 429, reason: 'limited' as const }]) {
    expect(whatNext({ ...offline, ...answered })).toBe('retried');
    expect(whatNext({ ...offline, ...answered, inBackground: false })).toBe('retriedOpen');
  }
  expect(whatNext({ ...offline, reason: 'account' })).toBe('account');
});
