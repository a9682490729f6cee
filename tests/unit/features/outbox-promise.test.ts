import { get, set } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import { idbPace } from '#features/submissions/adapters/idb-pace.ts';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import { EDIT_LEASE_MS } from '#features/submissions/model/delivery.ts';
import type { Submission } from '#features/submissions/model/submission.ts';
import { replayInBackground } from '../../../src/service-worker/replay.ts';
import { type Answer, browserWorld, type Page } from '../../support/outbox-pages.ts';
import { alwaysHere, idsOf, outboxWorld, submission } from '../../support/outbox-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A world in which each form is answered as it is told, and `page` is open. */
function answering(answers: Partial<Record<string, Answer>>) {
  const world = browserWorld(({ form }) => answers[form] ?? 'ok');
  return { ...world, answers, page: world.open() };
}

const keep = async ({ outbox }: Page, ...records: Submission[]) => {
  for (const record of records) await outbox.restore(record);
};
const demo = (id: string, more: Partial<Submission> = {}) => submission(id, { form: 'demo-form', ...more });

describe('trouble with the account', () => {
  test('of one form lets the others go out, and whoever sends now', async () => {
    const { page, live, submit, clock } = answering({ 'demo-form': 'account' });
    await keep(page, demo('a', { submittedAt: 1 }), demo('b', { submittedAt: 2 }), submission('c'));
    await live(page, MINUTE);
    expect(await idsOf(page.outbox)).toEqual(['a', 'b']);
    submit(page, 'd');
    await clock.advance(3_000);
    expect(await page.outbox.standing('d')).toBe('delivered');
  });

  test('is probed slowly, by each in its turn', async () => {
    const { page, live, history } = answering({ 'demo-form': 'account' });
    await keep(
      page,
      demo('a', { submittedAt: 1 }),
      demo('b', { submittedAt: 2 }),
      demo('c', { submittedAt: 3 }),
    );
    await live(page, 40 * MINUTE);
    const tried = history.flatMap((event) => (event.kind === 'request' ? event.id : []));
    expect(tried).toEqual(['a', 'b', 'c']);
  });

  test('that ends is over for all: one that gets through takes the others along', async () => {
    const { page, live, clock, answers } = answering({ 'demo-form': 'account' });
    await keep(page, demo('a', { submittedAt: 1 }), demo('b', { submittedAt: 2 }));
    await live(page, MINUTE);
    answers['demo-form'] = 'ok';
    void page.outbox.sendNow('b');
    await clock.advance(2_000);
    await live(page, 10_000);
    expect(await idsOf(page.outbox)).toEqual([]);
  });

  test('does not keep a new request from being tried', async () => {
    const { page, live, clock, submit, answers } = answering({ 'demo-form': 'account' });
    await keep(page, demo('a'));
    await live(page, MINUTE);
    answers['demo-form'] = 'ok';
    submit(page, 'b', { form: 'demo-form' });
    await clock.advance(3_000);
    expect(await page.outbox.standing('b')).toBe('delivered');
  });
});

describe('what is gone', () => {
  test.each([
    ['deleted', ({ outbox }: Page) => outbox.remove('a')],
    ['erased', ({ outbox }: Page) => outbox.clear()],
    ['replaced by an edit', ({ outbox }: Page) => outbox.restore(submission('b', { replaces: 'a' }))],
  ])('is not called delivered: %s in another tab during its first attempt', async (_, act) => {
    const { page, open, submit, clock, history } = answering({ 'contact-form': 'silent' });
    submit(page, 'a');
    await clock.advance(1_000);
    await act(open());
    await clock.advance(20_000);
    const said = history.flatMap((event) => (event.kind === 'said' && event.id === 'a' ? event.word : []));
    expect(said).toEqual(['gone']);
  });

  test('is not called delivered on a page that says "saved"', async () => {
    const { page, open, submit, clock, history } = answering({ 'contact-form': 'error' });
    submit(page, 'a');
    await clock.advance(1_000);
    await open().outbox.remove('a');
    await clock.advance(1_000);
    const said = history.flatMap((event) => (event.kind === 'said' ? event.word : []));
    expect(said).toEqual(['saved', 'gone']);
  });

  test('is delivered where there is a receipt: what was accepted before a crash is not sent again', async () => {
    const { outbox, store, receipts, sent, clock } = outboxWorld(() => ({ kind: 'delivered' }));
    await store.add(submission('a', { delivery: { state: 'sending', attempts: 1, leaseEnds: 0 } }));
    await receipts.keep({ id: 'a', form: 'contact-form', deliveredAt: clock.now });
    await outbox.replay('due');
    expect(sent).toEqual([]);
    expect(await idsOf(store)).toEqual([]);
    expect(await outbox.standing('a')).toBe('delivered');
  });

  test('leaves the event of a stand and the time in its receipt, and of any other nothing more', async () => {
    const { outbox, store } = outboxWorld(() => ({ kind: 'delivered' }));
    const atStand = submission('a', { params: { name: 'Ada', event: 'slush26' } });
    await store.add(atStand);
    await store.add(submission('b'));
    await outbox.replay('due');
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    const left = { form: 'contact-form', deliveredAt: expect.any(Number) };
    expect((await outbox.receipts()).sort(byId)).toEqual([
      { id: 'a', ...left, event: 'slush26', submittedAt: atStand.submittedAt },
      { id: 'b', ...left },
    ]);
  });
});

describe('records of other versions', () => {
  const stored = async (record: unknown, id = 'x') => {
    const made = outboxWorld(() => ({ kind: 'delivered' }));
    await set(id, record, made.database);
    return made;
  };

  test('a form that is gone is listed, and sent as it was meant', async () => {
    const made = submission('x', { form: 'party-form', via: { service: 's', template: 't' } });
    const { outbox, store } = await stored(made);
    expect(await idsOf(outbox)).toEqual(['x']);
    await outbox.replay('due');
    expect(await idsOf(store)).toEqual([]);
  });

  test('a newer one that can be read is sent, and keeps what this version does not know', async () => {
    const record = { ...submission('x'), version: 7, mood: 'hopeful' };
    const made = outboxWorld(() => ({ kind: 'unreachable' }));
    await set('x', record, made.database);
    await made.outbox.replay('due');
    expect(await get('x', made.database)).toMatchObject({
      version: 7,
      mood: 'hopeful',
      delivery: { attempts: 1, reason: 'unreachable' },
    });
  });

  test('a record of the first version is read, and stays one while it waits', async () => {
    const first = {
      ...submission('x'),
      version: 1,
      delivery: { state: 'rejected', attempts: 1, status: 422 },
    };
    const { outbox, database } = await stored(first);
    expect((await outbox.all())[0]?.delivery).toEqual({
      state: 'rejected',
      attempts: 1,
      status: 422,
      text: '',
    });
    await outbox.edit('x', 'tab');
    expect(await get('x', database)).toMatchObject({
      version: 1,
      delivery: { state: 'editing', owner: 'tab' },
    });
  });
});

describe('in the background', () => {
  const background = (world: ReturnType<typeof browserWorld>, page: Page) =>
    replayInBackground(page.outbox, () => {}, { now: () => world.clock.now, wait: world.clock.wait });

  test('a short pause is waited for: after a 429 it still goes', async () => {
    const answers: Answer[] = ['limited', 'limited'];
    const world = browserWorld(() => answers.shift() ?? 'ok');
    const page = world.open();
    await keep(page, submission('a'));
    const done = background(world, page);
    await world.clock.advance(MINUTE);
    await done;
    expect(await idsOf(page.outbox)).toEqual([]);
  });

  test.each<Answer>(['silent', 'error', 'account'])(
    '%s: the browser is told to come again',
    async (answer) => {
      const world = browserWorld(() => answer);
      const page = world.open();
      await keep(page, submission('a'));
      const failed = expect(background(world, page)).rejects.toThrow('waits');
      await world.clock.advance(5 * MINUTE);
      await failed;
    },
  );

  test('what only the visitor can send keeps nobody', async () => {
    const world = browserWorld(() => 'refused');
    const page = world.open();
    await keep(page, submission('a'));
    const done = background(world, page);
    await world.clock.advance(5_000);
    await done;
  });
});

describe('an edit', () => {
  test('belongs to the last who opened it', async () => {
    const { page, open } = answering({});
    const other = open();
    await keep(page, submission('a'));
    await page.outbox.edit('a', 'one');
    await other.outbox.edit('a', 'two');
    expect(await page.outbox.renewEdit('a', 'one')).toBe(false);
    await page.outbox.release('a', 'one');
    expect(await other.outbox.standing('a')).toMatchObject({ state: 'editing', owner: 'two' });
    expect(await other.outbox.renewEdit('a', 'two')).toBe(true);
  });

  test('that is abandoned goes out by itself, and a refused one does not', async () => {
    const { page, live } = answering({});
    const refused = { state: 'rejected', attempts: 1, status: 422, text: 'no' } as const;
    await keep(page, submission('a'), submission('b', { delivery: refused }));
    await page.outbox.edit('a', 'tab');
    await page.outbox.edit('b', 'tab');
    await live(page, EDIT_LEASE_MS + MINUTE);
    expect(await page.outbox.standing('a')).toBe('delivered');
    expect(await page.outbox.standing('b')).toEqual(refused);
  });
});

test('the two oldest that always fail do not stand before the third', async () => {
  const world = browserWorld(({ id }) => (id === 'c' ? 'ok' : 'error'));
  const page = world.open();
  await keep(page, ...['a', 'b', 'c'].map((id, index) => submission(id, { submittedAt: index })));
  await world.live(page, MINUTE);
  expect(await page.outbox.standing('c')).toBe('delivered');
});

test('three that wait and three times 429: all are out within half a minute', async () => {
  const answers: Answer[] = ['limited', 'limited', 'limited'];
  const world = browserWorld(() => answers.shift() ?? 'ok');
  const page = world.open();
  await keep(page, submission('a'), submission('b'), submission('c'));
  await world.live(page, 30_000);
  expect(await idsOf(page.outbox)).toEqual([]);
});

test('"Send now" tries this one and no other', async () => {
  const { outbox, store, sent } = outboxWorld(() => ({ kind: 'delivered' }));
  const later = {
    state: 'queued',
    attempts: 1,
    notBefore: 1_800_000_000_000 + MINUTE,
    reason: 'unreachable',
  } as const;
  for (const id of ['a', 'b']) await store.add(submission(id, { delivery: later }));
  await outbox.sendNow('b');
  expect(sent.map(({ id }) => id)).toEqual(['b']);
});

test('the queue goes on where its clock alone is broken', async () => {
  const made = outboxWorld(() => ({ kind: 'delivered' }));
  const broken = idbPace(() => Promise.reject(new Error('broken')), 'nowhere');
  Object.assign(made.pace, broken);
  for (const id of ['a', 'b']) await made.store.add(submission(id));
  await made.outbox.replay('due');
  expect(await idsOf(made.store)).toEqual([]);
  const [first, second] = made.sent;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
});

test('what is deleted while the clock of the queue hangs is not sent any more', async () => {
  const made = outboxWorld(() => ({ kind: 'delivered' }));
  await made.store.add(submission('a'));
  // The last moment before the request in which something is waited for.
  made.pace.noteAttempt = () => made.store.remove('a');
  await made.outbox.replay('due');
  expect(made.sent).toEqual([]);
});

test('an export is taken in: nothing that is here or was delivered is taken twice', async () => {
  const { outbox, store } = outboxWorld(() => ({ kind: 'delivered' }));
  await outbox.submit(submission('sent'));
  await store.add(submission('here'));
  const sending = { state: 'sending', attempts: 1, leaseEnds: Number.MAX_SAFE_INTEGER } as const;
  const records = [
    submission('sent'),
    submission('here'),
    submission('new', { delivery: sending }),
    { version: 99 },
  ];
  expect(await outbox.takeIn(records)).toEqual({ added: 1, known: 2, unreadable: 1 });
  expect((await outbox.all()).map(({ id, delivery }) => [id, delivery.state])).toEqual([
    ['here', 'queued'],
    ['new', 'queued'],
  ]);
});

test.each([-8 * DAY, -MINUTE, 8 * DAY])(
  'a clock that jumps by %i ms in a living page stalls nothing',
  async (jump) => {
    const answers: Answer[] = ['error'];
    const world = browserWorld(() => answers.shift() ?? 'ok');
    const page = world.open();
    await keep(page, submission('a'));
    await world.live(page, 1_000);
    world.clock.jump(jump);
    await world.live(page, 3 * MINUTE);
    expect(await idsOf(page.outbox)).toEqual([]);
  },
);

/** Creates a database as another program would have, and closes it. */
function createDatabase(
  name: string,
  version: number,
  onUpgrade: (opening: IDBOpenDBRequest) => void = () => {},
): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => onUpgrade(opening);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

describe('a database', () => {
  let count = 0;
  const name = () => {
    count += 1;
    return `trouble-${count}`;
  };

  test('that somebody else has made, and nothing in it, gets its store', async () => {
    const made = name();
    await createDatabase(made, 1);
    const database = keyvalDatabase(made, alwaysHere);
    await set('a', 1, database);
    expect(await get('a', database)).toBe(1);
  });

  test('of a newer version is opened as it is', async () => {
    const made = name();
    await createDatabase(made, 5, ({ result }) => result.createObjectStore('keyval'));
    const database = keyvalDatabase(made, alwaysHere);
    await set('a', 1, database);
    expect(await get('a', database)).toBe(1);
  });

  test('is let go of when the page is left, and what was broken off is done when it is back', async () => {
    let here = true;
    let leave = () => {};
    let back = () => {};
    const presence = {
      isHere: () => here,
      here: () =>
        here
          ? Promise.resolve()
          : new Promise<void>((resolve) => {
              back = resolve;
            }),
      onLeave: (listener: () => void) => {
        leave = listener;
        return () => {};
      },
    };
    const made = name();
    const database = keyvalDatabase(made, presence);
    await set('a', 0, database);
    const changing = database('readwrite', (store) => {
      store.put(1, 'a');
      return new Promise<void>((resolve, reject) => {
        store.transaction.oncomplete = () => resolve();
        store.transaction.onabort = () => reject(store.transaction.error);
      });
    });
    await Promise.resolve();
    await Promise.resolve();
    here = false;
    leave();
    const other = keyvalDatabase(made, alwaysHere);
    await vi.waitFor(async () => expect([0, 1]).toContain(await get('a', other)));
    expect(await get('a', other)).toBe(0);
    here = true;
    back();
    await changing;
    expect(await get('a', other)).toBe(1);
  });
});

test('a receipt that cannot be kept repeats no delivery', async () => {
  const { outbox, ports, store, sent } = outboxWorld(() => ({ kind: 'delivered' }));
  ports.receipts.keep = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  expect(await outbox.submit(submission('a'))).toEqual({ kind: 'delivered' });
  expect(await idsOf(store)).toEqual([]);
  await outbox.replay('all' as const);
  expect(sent).toHaveLength(1);
});
