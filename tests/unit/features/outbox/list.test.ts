import { describe, expect, test } from 'vitest';
import { badgeOf } from '#features/outbox/model/counts.ts';
import { distinctNames, rowsOf } from '#features/outbox/model/rows.ts';
import type { Delivery } from '#features/outbox/model/submission.ts';
import { senderOf, typedSenderOf } from '#features/outbox/model/summary.ts';
import { submission } from '../../../support/outbox-world.ts';

const at = (id: string, submittedAt: number) => submission(id, { submittedAt });
const [a, b, c] = [at('a', 1), at('b', 2), at('c', 3)];
const shown = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ submission: { id }, removed }) => (removed ? `(${id})` : id)).join(' ');

describe('the rows of the list', () => {
  test('a deleted row keeps its position', () => {
    expect(shown(rowsOf([a, c], [{ submission: b }]))).toBe('a (b) c');
    expect(shown(rowsOf([], [{ submission: b }]))).toBe('(b)');
  });

  test('a deleted submission still waits until the list has been read without it', () => {
    expect(shown(rowsOf([a, b], [{ submission: b }]))).toBe('a b');
  });

  test('a restored row is visible at once, and disappears after its delivery', () => {
    const before = [a];
    const removed = [{ submission: b, restoredInto: before }];
    expect(shown(rowsOf(before, removed))).toBe('a b');
    expect(shown(rowsOf([a, b], removed))).toBe('a b');
    expect(shown(rowsOf([a], removed))).toBe('a');
  });

  test('a row that is deleted again can be restored again', () => {
    const removed = [{ submission: b, restoredInto: [a] }, { submission: b }];
    expect(shown(rowsOf([a], removed))).toBe('a (b)');
  });
});

test('rows of the same form and minute have distinct names', () => {
  const name = (form: string, time: string) => ({ form, time });
  const names = [name('Demo', '10:00'), name('Blog', '10:00'), name('Demo', '10:00'), name('Demo', '10:01')];
  const told = distinctNames(names, (time, number, count) => `${time} (${number} of ${count})`);
  const shown = told.map(({ form, time }) => `${form} ${time}`).join(', ');
  expect(shown).toBe('Demo 10:00 (1 of 2), Blog 10:00, Demo 10:00 (2 of 2), Demo 10:01');
});

test('the badge counts submissions that need the visitor, and waiting ones only if there are none', () => {
  const queued: Delivery = { state: 'queued', attempts: 0, notBefore: 0 };
  const rejected: Delivery = { state: 'rejected', attempts: 1, status: 422, text: '' };
  const of = (...deliveries: Delivery[]) => deliveries.map((delivery) => ({ delivery }));
  expect(badgeOf([])).toEqual({ kind: 'waiting', count: 0 });
  expect(badgeOf(of(queued, rejected, queued))).toEqual({ kind: 'rejected', count: 1 });
  expect(badgeOf(of(queued), 2)).toEqual({ kind: 'rejected', count: 2 });
  expect(badgeOf(of(queued, queued))).toEqual({ kind: 'waiting', count: 2 });
  expect(badgeOf(of(rejected))).toEqual({ kind: 'rejected', count: 1 });
});

test.each([
  ['contact-form', { name: 'Ada', email: 'ada@fund.example' }, 'Ada, ada@fund.example'],
  [
    'demo-form',
    { nome: 'Ada', cognome: 'Lovelace', email: 'ada@fund.example' },
    'Ada Lovelace, ada@fund.example',
  ],
  [
    'insights-newsletter-form',
    { to_email: 'info@vaglio.example', user_email: 'ada@fund.example' },
    'ada@fund.example',
  ],
  ['newsletter-form', { from_email: 'ada@fund.example', reply_to: 'ada@fund.example' }, 'ada@fund.example'],
  ['party-form', { to_email: 'info@vaglio.example', guest_email: 'ada@fund.example' }, 'ada@fund.example'],
])('the list shows the address that was typed into %s', (form, params, sender) => {
  expect(senderOf({ form, params })).toBe(sender);
});

test.each([
  ['contact-form', { name: 'Ada', email: 'ada@fund.example' }, 'Ada, ada@fund.example'],
  ['demo-form', { nome: 'Ada', cognome: 'Lovelace' }, 'Ada Lovelace'],
  ['insights-newsletter-form', { user_email: 'ada@fund.example' }, 'ada@fund.example'],
  ['demo-form', { messaggio: 'From May.' }, ''],
])('a draft of %s with %o names "%s"', (form, values, sender) => {
  expect(typedSenderOf({ form, values })).toBe(sender);
});
