import { describe, expect, test } from 'vitest';
import { csvOf } from '#features/kiosk/model/csv.ts';
import { dayEntries, dayTable } from '#features/kiosk/model/day.ts';
import type { Receipt } from '#features/outbox/model/submission.ts';
import { submission } from '../../../support/outbox-world.ts';

const HOUR = 3_600_000;
const NOON = new Date(2026, 10, 20, 12).getTime();

const pending = (id: string, submittedAt: number, event = 'slush26') =>
  submission(id, { form: 'demo-form', submittedAt, params: { nome: `Name of ${id}`, event } });
const receipt = (id: string, submittedAt: number, event = 'slush26'): Receipt => ({
  id,
  form: 'demo-form',
  submittedAt,
  event,
  deliveredAt: submittedAt + 1_000,
});

describe('the entries of a day', () => {
  const entries = {
    submissions: [
      pending('a', NOON - HOUR),
      pending('yesterday', NOON - 24 * HOUR),
      pending('other', NOON, 'dld'),
    ],
    receipts: [receipt('b', NOON), receipt('a', NOON - HOUR), receipt('c', NOON, 'dld')],
  };

  test('are those of the event, each listed once, newest first', () => {
    const day = dayEntries(entries, 'slush26', NOON);
    expect(day.map(({ id, submission: waiting }) => [id, waiting?.params.nome])).toEqual([
      ['b', undefined],
      ['a', 'Name of a'],
    ]);
  });

  test('are a table with all parameters of pending entries, and without personal data of delivered ones', () => {
    expect(dayTable(dayEntries(entries, 'slush26', NOON))).toEqual([
      ['submitted_at', 'delivered_at', 'state', 'form', 'submission_id', 'nome', 'event'],
      [
        new Date(NOON).toISOString(),
        new Date(NOON + 1_000).toISOString(),
        'delivered',
        'demo-form',
        'b',
        '',
        '',
      ],
      [new Date(NOON - HOUR).toISOString(), '', 'queued', 'demo-form', 'a', 'Name of a', 'slush26'],
    ]);
  });
});

describe('CSV', () => {
  test('is UTF-8 with a mark, quoted cells and CRLF', () => {
    expect(
      csvOf([
        ['a', 'Zoë "Z", Ltd'],
        ['two\nlines', ''],
      ]),
    ).toBe('\ufeff"a","Zoë ""Z"", Ltd"\r\n"two\nlines",""\r\n');
  });

  test.each(['=1+1', '+39 02', '-1', '@SUM(A1)', '\t=1', '\r=1'])('contains %j as text', (text) => {
    expect(csvOf([[text]])).toBe(`\ufeff"'${text}"\r\n`);
  });
});
