import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import { type Delivery, EDIT_LEASE_MS } from '#features/submissions/model/delivery.ts';
import type { Submission } from '#features/submissions/model/submission.ts';
import { problemsOf } from '../../support/history.ts';
import { type Alter, type Answer, browserWorld, type Page } from '../../support/outbox-pages.ts';
import { alwaysHere } from '../../support/outbox-world.ts';
import { triedByPreviousRelease } from '../../support/previous-release.ts';

const HOUR = 60 * 60_000;

type Step =
  | { do: 'submit'; page: number; form: string; old: boolean }
  | {
      do: 'resend' | 'edit' | 'save edit' | 'abandon' | 'delete' | 'undo' | 'send now';
      page: number;
      pick: number;
    }
  | { do: 'send all' | 'connection' | 'kill' | 'erase' | 'previous release'; page: number }
  | { do: 'time'; ms: number }
  | { do: 'jump'; ms: number };

const page = fc.nat(2);
const pick = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      page,
      form: fc.constantFrom('contact-form', 'demo-form'),
      old: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'resend' as const,
        'edit' as const,
        'save edit' as const,
        'abandon' as const,
        'delete' as const,
        'undo' as const,
        'send now' as const,
      ),
      page,
      pick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'send all' as const,
        'connection' as const,
        'kill' as const,
        'erase' as const,
        'previous release' as const,
      ),
      page,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('time' as const),
      ms: fc.constantFrom(100, 900, 4_000, 13_000, 60_000, EDIT_LEASE_MS + 1, HOUR),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.constantFrom(-8 * 24 * HOUR, -HOUR, HOUR, 8 * 24 * HOUR),
    }),
  },
);

const answer = fc.constantFrom<Answer>(
  'ok',
  'ok',
  'answer lost',
  'silent',
  'late',
  'error',
  'limited',
  'account',
  'refused',
);

/** Runs the steps, lets the service get well but for one form's account, and says what was wrong with the history. */
async function problemsAfter(
  steps: readonly Step[],
  answers: readonly Answer[],
  alter?: Alter,
  patience = 2 * HOUR,
): Promise<string[]> {
  let isWell = false;
  let asked = 0;
  const poisoned = new Set<string>();
  const world = browserWorld(({ id, form }) => {
    if (isWell) return form === 'demo-form' ? 'account' : poisoned.has(id) ? 'error' : 'ok';
    return answers[asked++] ?? 'ok';
  }, alter);
  const pages: Page[] = [world.open(), world.open(), world.open()];
  const ids: string[] = [];
  const removed = new Map<string, Submission>();
  const at = (index: number) => pages[index] as Page;
  for (const made of steps) {
    await perform(made);
    await world.quiet();
  }
  isWell = true;
  for (const id of ids.slice(0, 2)) poisoned.add(id);
  for (const { kill } of pages) kill();
  const last = world.open();
  void last.outbox.replay('connection');
  await world.live(last, patience);
  // Whoever sends now is served at once, whatever happened before.
  world.submit(last, 'fresh');
  await world.clock.advance(3_000);
  const isServed = (await last.outbox.standing('fresh')) === 'delivered';
  const left = await last.outbox.contents();
  const stuck = left.submissions.filter(
    ({ id, form, delivery }) => form !== 'demo-form' && !poisoned.has(id) && delivery.state !== 'rejected',
  );
  const visible = await world.visible();
  return [
    ...problemsOf(world.history, visible),
    ...stuck.map(({ id }) => `${id}: still waits`),
    ...(isServed ? [] : ['a new one is not served']),
  ];

  async function perform(made: Step): Promise<void> {
    if (made.do === 'time') return world.clock.advance(made.ms);
    if (made.do === 'jump') return world.clock.jump(made.ms);
    const { outbox, name } = at(made.page);
    const id = 'pick' in made ? ids[made.pick] : undefined;
    switch (made.do) {
      case 'submit': {
        ids.push(`s${ids.length}`);
        const old = made.old ? { version: 1 } : {};
        return world.submit(at(made.page), `s${ids.length - 1}`, { form: made.form, ...old });
      }
      case 'resend':
      case 'save edit': {
        if (!id) return;
        const delivery = await outbox.standing(id);
        const isOpen =
          typeof delivery === 'object' && delivery.state === 'editing' && delivery.owner === name;
        if (made.do === 'save edit' && !isOpen) return;
        if (made.do === 'resend' && (typeof delivery !== 'object' || delivery.state !== 'rejected')) return;
        ids.push(`s${ids.length}`);
        return world.submit(at(made.page), `s${ids.length - 1}`, { replaces: id });
      }
      case 'edit':
        if (id) await outbox.edit(id, name);
        return;
      case 'abandon':
        if (id) await outbox.release(id, name);
        return;
      case 'delete': {
        const gone = id ? await outbox.remove(id) : undefined;
        if (!gone) return;
        removed.set(gone.id, gone);
        world.say(gone.id, 'deleted');
        return;
      }
      case 'undo': {
        const [back] = removed.values();
        if (!back) return;
        removed.delete(back.id);
        world.history.push({ kind: 'restored', id: back.id });
        return outbox.restore(back);
      }
      case 'send now':
        if (id) void outbox.sendNow(id).catch(() => {});
        return;
      case 'send all':
        void outbox.replay('all').catch(() => {});
        return;
      case 'connection':
        void outbox.replay('connection').catch(() => {});
        return;
      case 'kill':
        at(made.page).kill();
        pages[made.page] = world.open();
        return;
      case 'erase': {
        const before = await outbox.all();
        await outbox.clear();
        for (const gone of before) world.say(gone.id, 'deleted');
        return;
      }
      case 'previous release': {
        const database = keyvalDatabase('outbox', alwaysHere);
        for (const { id: kept } of await outbox.all())
          await triedByPreviousRelease(database, kept, world.clock.now);
      }
    }
  }
}

const property = (alter?: Alter) =>
  fc.asyncProperty(
    fc.array(step, { maxLength: 14 }),
    fc.array(answer, { maxLength: 20 }),
    async (steps, answers) => {
      expect(await problemsAfter(steps, answers, alter)).toEqual([]);
    },
  );

/** How often; `OUTBOX_RUNS` for a long run. A seed that has found something stands in the failure's message. */
const numRuns = Number(process.env.OUTBOX_RUNS ?? 60);

/** Every one is as if it had never been tried: whoever is oldest comes first, however often it has failed. */
const oldestFirst: Alter = (ports) => ({
  ...ports,
  store: {
    ...ports.store,
    all: async () => {
      const submissions = await ports.store.all();
      const isQueued = ({ delivery }: Submission) => delivery.state === 'queued';
      const untried: Delivery = { state: 'queued', attempts: 0, notBefore: 0 };
      return submissions.map((made) => (isQueued(made) ? { ...made, delivery: untried } : made));
    },
  },
});

const OLDEST = 'fault 49: the two oldest stand before the others for ever';

/** Errors that the code once had, by the fault that shows them (docs/outbox.md). */
const planted: Record<string, Alter> = {
  'fault 39: trouble with one form’s account stops all forms': (ports) =>
    oldestFirst({ ...ports, transport: { ...ports.transport, laneOf: () => 'all' } }),
  'fault 40: what is gone counts as delivered': (ports) => ({
    ...ports,
    receipts: { ...ports.receipts, has: async () => true },
  }),
  'fault 44: a pause outlives the success that disproves it': (ports) => {
    let until = 0;
    return {
      ...ports,
      pace: {
        ...ports.pace,
        hold: async () => (until > 0 ? { reason: 'limited', until, count: 1 } : undefined),
      },
      transport: {
        ...ports.transport,
        async deliver(made, late) {
          const outcome = await ports.transport.deliver(made, late);
          if (outcome.kind === 'account') until = ports.now() + 15 * 60_000;
          return outcome;
        },
      },
    };
  },
  [OLDEST]: oldestFirst,
};

const submit: Step = { do: 'submit', page: 0, form: 'contact-form', old: false };
/** Longer than an attempt. */
const attempted: Step = { do: 'time', ms: 13_000 };
const threeWithoutAnswer: [Step[], Answer[]] = [
  [submit, attempted, submit, attempted, submit, attempted],
  ['silent', 'silent', 'silent', 'silent', 'silent', 'silent'],
];

describe('whatever pages, the worker and the service do', () => {
  test('what was said is true, nothing is lost, and what can go out goes out', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(property(), { numRuns });
  });

  test.each(Object.keys(planted).filter((name) => name !== OLDEST))(
    'the same finds %s',
    {
      timeout: 600_000,
    },
    async (name) => {
      const { failed } = await fc.check(property(planted[name]), { numRuns: 300, endOnFailure: true });
      expect(failed).toBe(true);
    },
  );

  test(`the same finds ${OLDEST}`, async () => {
    const patience = 3 * 60_000;
    expect(await problemsAfter(...threeWithoutAnswer, undefined, patience)).toEqual([]);
    expect(await problemsAfter(...threeWithoutAnswer, planted[OLDEST], patience)).toContain(
      's2: still waits',
    );
  });
});
