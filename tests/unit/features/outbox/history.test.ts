import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importRecords } from '#features/forms/import-records.ts';
import type { Submission } from '#features/outbox/model/submission.ts';
import { chance } from '../../../support/chance.ts';
import { type Event, problemsOf } from '../../../support/history.ts';
import { readMessages } from '../../../support/messages.ts';
import { type Answer, browserWorld, type Page } from '../../../support/outbox-pages.ts';

const HOUR = 60 * 60_000;

const idOf = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
const params = { name: 'Ada', email: 'ada@fund.example', organization: 'Fund', role: 'Partner' };

const toOne = ['resend', 'save edit', 'delete', 'undo', 'send now'] as const;
const toAll = ['send all', 'connection', 'kill', 'freeze', 'erase', 'export', 'import'] as const;
type Step =
  | { do: 'submit'; page: number; form: string }
  | { do: (typeof toOne)[number]; page: number; pick: number }
  | { do: (typeof toAll)[number]; page: number }
  | { do: 'time'; ms: number }
  | { do: 'jump'; ms: number };

const page = fc.nat(2);
const form = fc.constantFrom('contact-form', 'demo-form');
const time = fc.constantFrom(100, 900, 4_000, 13_000, 60_000, HOUR);
const jump = fc.constantFrom(-8 * 24 * HOUR, -HOUR, HOUR, 8 * 24 * HOUR);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('submit' as const), page, form }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom(...toOne), page, pick: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom(...toAll), page }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('time' as const), ms: time }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jump' as const), ms: jump }) },
);
const failures = ['answer lost', 'silent', 'late', 'error', 'limited', 'account', 'rejected'] as const;
const answer = fc.constantFrom<Answer>('ok', 'ok', ...failures);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Runs the steps, repairs the service except for the account of one form, and returns the problems of the history. */
async function problemsAfter(steps: readonly Step[], answers: readonly Answer[]): Promise<string[]> {
  let isWell = false;
  let asked = 0;
  const poisoned = new Set<string>();
  const world = browserWorld(({ id, form }) => {
    if (isWell) return form === 'demo-form' ? 'account' : poisoned.has(id) ? 'error' : 'ok';
    return answers[asked++] ?? 'ok';
  });
  // The lock and the databases have time limits on the browser’s timers, which this clock must advance too.
  const { quiet } = world;
  world.clock.quiet = async () => {
    await quiet();
    await vi.advanceTimersByTimeAsync(1_000);
  };
  const pages: Page[] = [world.open(), world.open(), world.open()];
  const ids: string[] = [];
  const removed = new Map<string, Submission>();
  let exported: readonly Submission[] = [];
  let frozen = 0;
  for (const made of steps) {
    await perform(made);
    await world.quiet();
  }
  isWell = true;
  for (const id of ids.slice(0, 2)) poisoned.add(id);
  for (const { kill } of pages) kill();
  const last = world.open();
  void last.outbox.replay('connection').catch(() => {});
  // A frozen page holds the lock, or obtains it next, until a minute has passed.
  for (let second = 0; second < 60 * (frozen + 1); second += 1) await world.clock.quiet();
  await world.live(last, 2 * HOUR, 2 * HOUR);
  // A new submission must be sent at once, whatever happened before.
  world.submit(last, 'fresh');
  await world.clock.advance(3_000);
  const isServed = (await last.outbox.status('fresh')).state === 'delivered';
  const stuck = (await last.outbox.contents()).submissions.filter(
    ({ id, form, delivery }) => form !== 'demo-form' && !poisoned.has(id) && delivery.state !== 'rejected',
  );
  return [
    ...problemsOf(world.history, await world.visible()),
    ...stuck.map(({ id }) => `${id}: still waits`),
    ...(isServed ? [] : ['a new one is not served']),
  ];

  function submit(from: Page, more: Partial<Submission>): void {
    const id = idOf(ids.length);
    ids.push(id);
    world.submit(from, id, { params, ...more });
  }

  async function perform(made: Step): Promise<void> {
    if (made.do === 'time') return world.clock.advance(made.ms);
    if (made.do === 'jump') return world.clock.jump(made.ms);
    const from = pages[made.page] as Page;
    const { outbox } = from;
    if (made.do === 'submit') return submit(from, { form: made.form });
    if (made.do === 'undo') return undo(from);
    if ('pick' in made) return operate(made.do, ids[made.pick], from);
    if (made.do === 'kill' || made.do === 'freeze') {
      // A frozen page holds its lock until another page steals it, and its result arrives too late.
      if (made.do === 'kill') from.kill();
      else {
        from.freeze();
        frozen += 1;
      }
      pages[made.page] = world.open();
      return;
    }
    if (made.do === 'send all') return void outbox.replay('all').catch(() => {});
    if (made.do === 'connection') return void outbox.replay('connection').catch(() => {});
    if (made.do === 'import') return importExport(from);
    const { submissions } = await outbox.contents();
    if (made.do === 'export') exported = submissions;
    if (made.do !== 'erase') return;
    await outbox.clear();
    for (const { id } of submissions) world.say(id, 'deleted');
  }

  /** Imports an earlier export of the device, with hostile records among it. */
  async function importExport({ outbox }: Page): Promise<void> {
    const hostile = exported.map((made) => ({ ...made, replaces: ids[0], submittedAt: 1e300 }));
    for (const record of [...exported, ...hostile]) {
      const { added } = await importRecords([record], {
        outbox,
        isDraft: () => false,
        load: async (locale) => readMessages(locale, 'forms'),
        now: world.clock.now,
        onProgress: () => {},
      });
      if (added === 0) continue;
      removed.delete(record.id);
      world.history.push({ kind: 'restored', id: record.id });
    }
  }

  async function undo({ outbox }: Page): Promise<void> {
    const [back] = removed.values();
    if (!back) return;
    removed.delete(back.id);
    world.history.push({ kind: 'restored', id: back.id });
    await outbox.restore(back);
  }

  async function operate(what: (typeof toOne)[number], id: string | undefined, from: Page): Promise<void> {
    if (!id) return;
    const { outbox } = from;
    const { state } = await outbox.status(id);
    if (what === 'resend' && state === 'rejected') submit(from, { replaces: id });
    if (what === 'save edit' && state !== 'gone') submit(from, { replaces: id });
    if (what === 'send now') void outbox.sendNow(id).catch(() => {});
    const gone = what === 'delete' ? await outbox.remove(id) : undefined;
    if (!gone) return;
    removed.set(id, gone);
    world.say(id, 'deleted');
  }
}

/** The number of histories. `OUTBOX_RUNS` sets it for a long run. */
const numRuns = Number(process.env.OUTBOX_RUNS ?? 200);

test('after any history, each status is true, nothing is lost, and each deliverable submission is sent', async () => {
  const steps = fc.array(step, { maxLength: 14 });
  const answers = fc.array(answer, { maxLength: 20 });
  const property = fc.asyncProperty(steps, answers, async (...drawn) => {
    expect(await problemsAfter(...drawn)).toEqual([]);
  });
  await fc.assert(property, { numRuns, ...chance });
});

test.each<[string, Event[]]>([
  ['"delivered" without an OK', [{ kind: 'said', id: 'a', word: 'delivered' }]],
  ['lost after "saved"', [{ kind: 'said', id: 'a', word: 'saved' }]],
  [
    'lost after "saved"',
    [
      { kind: 'said', id: 'a', word: 'saved' },
      { kind: 'submitted', id: 'b', replaces: 'a' },
    ],
  ],
  [
    'sent after it was replaced',
    [
      { kind: 'replaced', id: 'a' },
      { kind: 'request', id: 'a', accepted: true },
    ],
  ],
  [
    'sent after "deleted"',
    [
      { kind: 'said', id: 'a', word: 'deleted' },
      { kind: 'request', id: 'a', accepted: true },
    ],
  ],
])('the checker of histories reports "%s" (case %#)', (problem, history) => {
  expect(problemsOf(history, new Set())).toEqual([`a: ${problem}`]);
});
