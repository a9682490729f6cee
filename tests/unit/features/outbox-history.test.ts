import fc from 'fast-check';
import { get, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import type { Submission } from '#features/submissions/model/schemas.ts';
import { EDIT_LEASE_MS } from '#features/submissions/model/submission.ts';
import { takeIn as importRecords } from '#features/submissions/take-in.ts';
import { chance } from '../../support/chance.ts';
import { type Event, problemsOf } from '../../support/history.ts';
import { type Answer, browserWorld, type Page } from '../../support/outbox-pages.ts';
import { alwaysHere, hereWith } from '../../support/outbox-world.ts';
import { deliveredByPreviousRelease, triedByPreviousRelease } from '../../support/previous-release.ts';

const HOUR = 60 * 60_000;

const idOf = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
const params = { name: 'Ada', email: 'ada@fund.example', organization: 'Fund', role: 'Partner' };

const toOne = ['resend', 'edit', 'save edit', 'abandon', 'delete', 'undo', 'send now'] as const;
const toAll = [
  'send all',
  'connection',
  'kill',
  'erase',
  'import',
  'previous release',
  'previous release delivers',
] as const;
type Step =
  | { do: 'submit'; page: number; form: string; old: boolean }
  | { do: (typeof toOne)[number]; page: number; pick: number }
  | { do: (typeof toAll)[number]; page: number }
  | { do: 'time'; ms: number }
  | { do: 'jump'; ms: number };

const page = fc.nat(2);
const form = fc.constantFrom('contact-form', 'demo-form');
const time = fc.constantFrom(100, 900, 4_000, 13_000, 60_000, EDIT_LEASE_MS + 1, HOUR);
const jump = fc.constantFrom(-8 * 24 * HOUR, -HOUR, HOUR, 8 * 24 * HOUR);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('submit' as const), page, form, old: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom(...toOne), page, pick: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom(...toAll), page }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('time' as const), ms: time }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jump' as const), ms: jump }) },
);
const failures = ['answer lost', 'silent', 'late', 'error', 'limited', 'account', 'refused'] as const;
const answer = fc.constantFrom<Answer>('ok', 'ok', ...failures);

/** Runs the steps, lets the service get well but for one form's account, and says what was wrong with the history. */
async function problemsAfter(steps: readonly Step[], answers: readonly Answer[]): Promise<string[]> {
  let isWell = false;
  let asked = 0;
  const poisoned = new Set<string>();
  const world = browserWorld(({ id, form }) => {
    if (isWell) return form === 'demo-form' ? 'account' : poisoned.has(id) ? 'error' : 'ok';
    return answers[asked++] ?? 'ok';
  });
  const pages: Page[] = [world.open(), world.open(), world.open()];
  const ids: string[] = [];
  const removed = new Map<string, Submission>();
  let exported: readonly Submission[] = [];
  for (const made of steps) {
    await perform(made);
    await world.quiet();
  }
  isWell = true;
  for (const id of ids.slice(0, 2)) poisoned.add(id);
  for (const { kill } of pages) kill();
  const last = world.open();
  void last.outbox.replay('connection');
  await world.live(last, 2 * HOUR, 2 * HOUR);
  // Whoever sends now is served at once, whatever happened before.
  world.submit(last, 'fresh');
  await world.clock.advance(3_000);
  const isServed = (await last.outbox.status('fresh')) === 'delivered';
  const stuck = (await last.outbox.all()).filter(
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

  /** A tab of the first release saves: under the bare id, in its own words. */
  async function submitEarlier(form: string): Promise<void> {
    const id = idOf(ids.length);
    ids.push(id);
    world.history.push({ kind: 'submitted', id });
    await set(id, { ...world.record(id), params, form, version: 1 }, keyvalDatabase('outbox', alwaysHere));
    world.say(id, 'saved');
  }

  async function perform(made: Step): Promise<void> {
    if (made.do === 'time') return world.clock.advance(made.ms);
    if (made.do === 'jump') return world.clock.jump(made.ms);
    const from = pages[made.page] as Page;
    const { outbox } = from;
    if (made.do === 'submit') return made.old ? submitEarlier(made.form) : submit(from, { form: made.form });
    if (made.do === 'undo') return undo(from);
    if ('pick' in made) return operate(made.do, ids[made.pick], from);
    if (made.do === 'kill') {
      from.kill();
      pages[made.page] = world.open();
      return;
    }
    if (made.do === 'send all') return void outbox.replay('all').catch(() => {});
    if (made.do === 'connection') return void outbox.replay('connection').catch(() => {});
    const before = await outbox.all();
    if (made.do === 'import') return takeIn(from);
    if (made.do === 'erase') await outbox.clear();
    const database = keyvalDatabase('outbox', alwaysHere);
    for (const { id } of before) {
      if (made.do === 'erase') world.say(id, 'deleted');
      else if (made.do === 'previous release') await triedByPreviousRelease(database, id, world.clock.now);
      else await deliverEarlier(id);
    }
    exported = before;
  }

  /** Takes in what the device held some time ago, with a record of an enemy among it. */
  async function takeIn({ outbox }: Page): Promise<void> {
    const hostile = exported.map((made) => ({ ...made, replaces: ids[0], submittedAt: 1e300 }));
    for (const made of [...exported, ...hostile]) {
      const { added } = await importRecords(hereWith(outbox), [made], world.clock.now);
      if (added === 0) continue;
      removed.delete(made.id);
      world.history.push({ kind: 'restored', id: made.id });
    }
  }

  /** A tab of the first release delivers what it can read, and is killed before it deletes every other one. */
  async function deliverEarlier(id: string): Promise<void> {
    const database = keyvalDatabase('outbox', alwaysHere);
    const record = await get<Submission>(id, database);
    if (record?.version !== 1 || record.delivery.state !== 'queued') return;
    world.history.push({ kind: 'request', id, accepted: true });
    await deliveredByPreviousRelease(database, id, world.clock.now, ids.indexOf(id) % 2 === 0);
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
    const { outbox, name } = from;
    const now = await outbox.status(id);
    const delivery = typeof now === 'object' ? now : undefined;
    if (what === 'resend' && delivery?.state === 'rejected') submit(from, { replaces: id });
    const isOpen = delivery?.state === 'editing' && delivery.owner === name;
    if (what === 'save edit' && isOpen) submit(from, { replaces: id });
    if (what === 'edit') await outbox.edit(id, name);
    if (what === 'abandon') await outbox.release(id, name);
    if (what === 'send now') void outbox.sendNow(id).catch(() => {});
    const gone = what === 'delete' ? await outbox.remove(id) : undefined;
    if (!gone) return;
    removed.set(id, gone);
    world.say(id, 'deleted');
  }
}

/** How many histories; `OUTBOX_RUNS` for a long run. */
const numRuns = Number(process.env.OUTBOX_RUNS ?? 200);

test('whatever pages, the worker and the service do: what was said is true, nothing is lost, and what can go out goes out', async () => {
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
    'sent after "deleted"',
    [
      { kind: 'said', id: 'a', word: 'deleted' },
      { kind: 'request', id: 'a', accepted: true },
    ],
  ],
])('the judge finds what is %s', (problem, history) => {
  expect(problemsOf(history, new Set())).toEqual([`a: ${problem}`]);
});
