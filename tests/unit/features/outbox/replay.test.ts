import { get, set } from 'idb-keyval';
import { describe, expect, test } from 'vitest';
import { changesOf } from '#features/outbox/adapters/changes.ts';
import { storedRateLimit } from '#features/outbox/adapters/rate-limit.ts';
import type { Submission } from '#features/outbox/model/submission.ts';
import { type Answer, browserWorld, type Page } from '../../../support/outbox-pages.ts';
import { DAY, idsOf, outboxWorld, START, submission } from '../../../support/outbox-world.ts';

const MINUTE = 60_000;

/** Creates a world in which `answers` holds the answer to each form and `page` is open. */
function answering(answers: Partial<Record<string, Answer>>) {
  const world = browserWorld(({ form }) => answers[form] ?? 'ok');
  return { ...world, answers, page: world.open() };
}

const keep = async ({ outbox }: Page, ...records: Submission[]) => {
  for (const record of records) await outbox.restore(record);
};
const demo = (id: string, submittedAt = START) => submission(id, { form: 'demo-form', submittedAt });
const delivering = () => outboxWorld(() => ({ kind: 'delivered' }));
const wordsOf = ({ history }: ReturnType<typeof browserWorld>) =>
  history.flatMap((event) => (event.kind === 'said' && event.id === 'a' ? event.word : []));

describe('an account error', () => {
  test('of one form blocks neither other forms nor a new submission', async () => {
    const { page, live, submit, clock } = answering({ 'demo-form': 'account' });
    await keep(page, demo('a', 1), demo('b', 2), submission('c'));
    await live(page, MINUTE);
    expect(await idsOf(page.outbox)).toEqual(['a', 'b']);
    submit(page, 'd');
    await clock.advance(3_000);
    expect(await page.outbox.status('d')).toEqual({ state: 'delivered' });
  });

  test('is probed slowly, by each submission in turn', async () => {
    const { page, live, history } = answering({ 'demo-form': 'account' });
    await keep(page, demo('a', 1), demo('b', 2), demo('c', 3));
    await live(page, 40 * MINUTE);
    const tried = history.flatMap((event) => (event.kind === 'request' ? event.id : []));
    expect(tried).toEqual(['a', 'b', 'c']);
  });

  test('ends for all submissions as soon as one submission is delivered', async () => {
    const { page, live, clock, answers } = answering({ 'demo-form': 'account' });
    await keep(page, demo('a', 1), demo('b', 2));
    await live(page, MINUTE);
    answers['demo-form'] = 'ok';
    void page.outbox.sendNow('b');
    await clock.advance(2_000);
    await live(page, 10_000);
    expect(await idsOf(page.outbox)).toEqual([]);
  });

  test('does not prevent the attempt of a new submission', async () => {
    const { page, live, clock, submit, answers } = answering({ 'demo-form': 'account' });
    await keep(page, demo('a'));
    await live(page, MINUTE);
    answers['demo-form'] = 'ok';
    submit(page, 'b', { form: 'demo-form' });
    await clock.advance(3_000);
    expect(await page.outbox.status('b')).toEqual({ state: 'delivered' });
  });
});

describe('a template that rejects everything', () => {
  const ANSWER = { status: 422, text: 'The recipients address is empty' };
  const REJECTED = { state: 'rejected', ...ANSWER };

  /** Creates a world in which the template rejects each submission until it is repaired. */
  const refusing = () => {
    const template = { works: false };
    const world = outboxWorld(() =>
      template.works ? { kind: 'delivered' } : { kind: 'rejected', ...ANSWER },
    );
    return { ...world, template };
  };

  test('sets the first submission aside and keeps the second one queued, as an account error', async () => {
    const { outbox } = refusing();
    await expect(outbox.submit(submission('a'))).resolves.toMatchObject(REJECTED);
    await expect(outbox.submit(submission('b'))).resolves.toMatchObject({
      state: 'queued',
      reason: 'account',
    });
    await expect(outbox.status('a')).resolves.toMatchObject({ state: 'rejected' });
  });

  test('leaves submissions of other forms alone', async () => {
    const { outbox } = refusing();
    await outbox.submit(submission('a'));
    await expect(outbox.submit(demo('b'))).resolves.toMatchObject(REJECTED);
  });

  test('fault 76: is repaired, and "Send now" sends one submission and "Send all" the others', async () => {
    const { outbox, template, sent } = refusing();
    for (const [id, form] of [
      ['a', 'contact-form'],
      ['b', 'demo-form'],
      ['c', 'report-form'],
    ] as const)
      await outbox.submit(submission(id, { form }));
    template.works = true;
    await outbox.replay('due');
    expect(await idsOf(outbox)).toEqual(['a', 'b', 'c']);
    await outbox.sendNow('b');
    expect(await outbox.status('b')).toEqual({ state: 'delivered' });
    await outbox.replay('all');
    expect(await idsOf(outbox)).toEqual([]);
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'b', 'a', 'c']);
  });
});

describe('a removed submission', () => {
  test.each([
    ['deleted', ({ outbox }: Page) => outbox.remove('a')],
    ['erased', ({ outbox }: Page) => outbox.clear()],
    [
      'replaced by an edit',
      ({ outbox }: Page) => {
        void outbox.submit(submission('b', { replaces: 'a' }), { replacedIds: ['a'] });
      },
    ],
  ])('is not reported as delivered: %s in another tab during its first attempt', async (_, act) => {
    const world = answering({ 'contact-form': 'silent' });
    world.submit(world.page, 'a');
    await world.clock.advance(1_000);
    await act(world.open());
    await world.quiet();
    await world.clock.advance(20_000);
    expect(wordsOf(world)).toEqual(['gone']);
  });

  test('is not reported as delivered on a page that shows "saved"', async () => {
    const world = answering({ 'contact-form': 'error' });
    world.submit(world.page, 'a');
    await world.clock.advance(1_000);
    await world.open().outbox.remove('a');
    await world.clock.advance(1_000);
    expect(wordsOf(world)).toEqual(['saved', 'gone']);
  });

  test('is delivered if a receipt exists, and is not sent again after a crash', async () => {
    const { outbox, store, sent, clock } = delivering();
    await store.accept({ id: 'a', form: 'contact-form', deliveredAt: clock.now });
    await store.add(submission('a', { delivery: { state: 'sending', attempts: 1 } }));
    await outbox.replay('due');
    expect(sent).toEqual([]);
    expect(await idsOf(store)).toEqual([]);
    expect(await outbox.status('a')).toEqual({ state: 'delivered' });
  });

  test('leaves only its form, subject and delivery time in its receipt, and for a kiosk its event and time', async () => {
    const { outbox, store } = delivering();
    await store.add(submission('a', { params: { name: 'Ada', event: 'slush26' } }));
    await store.add(submission('b'));
    const registration = { form: 'webinar-form', params: { name: 'Ada', webinar: 'Un comitato' } };
    await store.add(submission('c', registration));
    await outbox.replay('due');
    const left = { form: 'contact-form', deliveredAt: expect.any(Number) };
    expect((await outbox.receipts()).sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 'a', ...left, event: 'slush26', submittedAt: START },
      { id: 'b', ...left },
      { id: 'c', ...left, form: 'webinar-form', subject: 'Un comitato', language: 'it' },
    ]);
  });
});

describe('records of other versions', () => {
  test('a submission of an unknown form is listed, and sent to its recorded target', async () => {
    const { outbox, store, database } = delivering();
    await set(
      'queue:x',
      submission('x', { form: 'party-form', target: { service: 's', template: 't' } }),
      database,
    );
    expect(await idsOf(outbox)).toEqual(['x']);
    await outbox.replay('due');
    expect(await idsOf(store)).toEqual([]);
  });

  test('a newer record is listed and stored unchanged, and is not sent', async () => {
    const { outbox, sent, database } = delivering();
    const newer = { ...submission('x'), version: 2, mood: 'hopeful' };
    await set('queue:x', newer, database);
    await outbox.replay('all');
    expect(sent).toEqual([]);
    expect((await outbox.contents()).unreadable).toEqual([{ id: 'x', record: newer }]);
    expect(await get('queue:x', database)).toEqual(newer);
  });

  test('an unknown field survives an attempt', async () => {
    const { outbox, database } = outboxWorld(() => ({ kind: 'unreachable' }));
    await set('queue:x', { ...submission('x'), mood: 'hopeful' }, database);
    await outbox.replay('due');
    const delivery = { attempts: 1, reason: 'unreachable' };
    expect(await get('queue:x', database)).toMatchObject({ mood: 'hopeful', delivery });
  });
});

test('three waiting submissions and three answers 429 are sent within half a minute', async () => {
  const answers: Answer[] = ['limited', 'limited', 'limited'];
  const world = browserWorld(() => answers.shift() ?? 'ok');
  const page = world.open();
  await keep(page, submission('a'), submission('b'), submission('c'));
  await world.live(page, 30_000);
  expect(await idsOf(page.outbox)).toEqual([]);
});

test('the two oldest submissions do not block the others by failing every time', async () => {
  const world = browserWorld(({ id }) => (id === 'c' ? 'ok' : 'error'));
  const page = world.open();
  await keep(page, ...['a', 'b', 'c'].map((id, submittedAt) => submission(id, { submittedAt })));
  await world.live(page, 3 * MINUTE);
  expect(await idsOf(page.outbox)).toEqual(['a', 'b']);
});

test('"Send now" sends only the chosen submission', async () => {
  const { outbox, store, sent } = delivering();
  const later = { state: 'queued', attempts: 1, notBefore: START + MINUTE, reason: 'unreachable' } as const;
  for (const id of ['a', 'b']) await store.add(submission(id, { delivery: later }));
  await outbox.sendNow('b');
  expect(sent.map(({ id }) => id)).toEqual(['b']);
});

test('the replay continues if only the rate limit is broken', async () => {
  const { outbox, store, rateLimit, sent, clock } = delivering();
  Object.assign(
    rateLimit,
    storedRateLimit(
      () => Promise.reject(new Error('broken')),
      changesOf('nowhere'),
      () => clock.now,
    ),
  );
  for (const id of ['a', 'b']) await store.add(submission(id));
  await outbox.replay('due');
  expect(await idsOf(store)).toEqual([]);
  expect((sent[1]?.at ?? 0) - (sent[0]?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
});

test('a submission deleted while the rate limit hangs is not sent', async () => {
  const { outbox, store, rateLimit, sent } = delivering();
  await store.add(submission('a'));
  // The replay waits here for the last time before the request.
  rateLimit.noteAttempt = async () => void (await store.remove('a'));
  await outbox.replay('due');
  expect(sent).toEqual([]);
});

test.each([-8 * DAY, -MINUTE, 8 * DAY])('a clock jump of %i ms does not block the queue', async (jump) => {
  const answers: Answer[] = ['error'];
  const world = browserWorld(() => answers.shift() ?? 'ok');
  const page = world.open();
  await keep(page, submission('a'));
  await world.live(page, 1_000);
  world.clock.jump(jump);
  await world.live(page, 3 * MINUTE);
  expect(await idsOf(page.outbox)).toEqual([]);
});

test('a delivery that cannot be recorded at first is recorded later, and not repeated', async () => {
  const { outbox, store, sent } = delivering();
  const { accept } = store;
  store.accept = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  expect(await outbox.submit(submission('a'))).toEqual({ state: 'delivered' });
  store.accept = accept;
  await outbox.replay('all');
  expect(await idsOf(store)).toEqual([]);
  expect(sent).toHaveLength(1);
});
