import { describe, expect, test } from 'vitest';
import { EDIT_LEASE_MS } from '#features/submissions/model/submission.ts';
import { type Answer, browserWorld } from '../../support/outbox-pages.ts';
import { idsOf, outboxWorld, submission } from '../../support/outbox-world.ts';

const MINUTE = 60_000;
const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

/** A submission waits and is open in a form of one page, while another page drains. */
async function openEdit(answers: Answer[] = []) {
  const world = browserWorld(() => answers.shift() ?? 'ok');
  const [editor, other] = [world.open(), world.open()];
  await editor.outbox.restore(world.record('a'));
  await editor.outbox.edit('a', 'form');
  const requests = () => world.history.flatMap((event) => (event.kind === 'request' ? event.id : []));
  return { ...world, editor, other, requests };
}

describe('an open edit', () => {
  test.each([4 * MINUTE, 8 * 24 * 60 * MINUTE, -8 * 24 * 60 * MINUTE])(
    'is not sent when the clock jumps by %i ms',
    async (jump) => {
      const { clock, live, other, requests, editor } = await openEdit();
      clock.jump(jump);
      await live(other, MINUTE);
      expect(requests()).toEqual([]);
      // Nobody reads the queue every second until that tab wakes.
      expect(await other.outbox.nextTime()).toBeGreaterThan(clock.now + MINUTE);
      expect(await editor.outbox.renewEdit('a', 'form')).toBe(true);
    },
  );

  test('is sent as it was once its tab has died and its lease is over', async () => {
    const { live, editor, other, requests } = await openEdit();
    editor.kill();
    await live(other, EDIT_LEASE_MS - MINUTE);
    expect(requests()).toEqual([]);
    await live(other, 2 * MINUTE);
    expect(requests()).toEqual(['a']);
  });

  test('is sent at once when it is given up', async () => {
    const { live, editor, other, requests } = await openEdit();
    await editor.outbox.release('a', 'form');
    await live(other, 2_000);
    expect(requests()).toEqual(['a']);
  });

  test('belongs to the last form that has opened it', async () => {
    const { clock, editor, other, requests, live } = await openEdit();
    await other.outbox.edit('a', 'second form');
    expect(await editor.outbox.renewEdit('a', 'form')).toBe(false);
    await editor.outbox.release('a', 'form');
    expect(await other.outbox.renewEdit('a', 'second form')).toBe(true);
    clock.jump(2 * EDIT_LEASE_MS);
    await live(editor, MINUTE);
    expect(requests()).toEqual([]);
    await other.outbox.release('a', 'second form');
    await live(editor, MINUTE);
    expect(requests()).toEqual(['a']);
  });
});

describe('a correction that cannot be stored', () => {
  test('and is sent directly takes what it corrects along, even if that cannot be deleted at once', async () => {
    const { outbox, store, sent, receipts } = outboxWorld(() => ({ kind: 'delivered' }));
    await store.add(submission('a'));
    const { add, accept } = store;
    Object.assign(store, { add: full, accept: full });
    const correction = submission('b', { replaces: 'a' });
    expect(await outbox.submit(correction, { supersedes: ['a'] })).toEqual({ kind: 'delivered' });
    // A full storage still deletes, and the page may be closed now.
    expect(await idsOf(store)).toEqual([]);
    Object.assign(store, { add, accept });
    await outbox.replay('all');
    expect(sent.map(({ id }) => id)).toEqual(['b']);
    expect(await idsOf(store)).toEqual([]);
    expect(await receipts.has('b')).toBe(true);
  });

  test('takes what it corrects along when it is stored at the second press', async () => {
    const { outbox, store } = outboxWorld(() => ({ kind: 'unreachable' }));
    await store.add(submission('a'));
    const { add } = store;
    store.add = full;
    await outbox.submit(submission('b', { replaces: 'a' }), { supersedes: ['a'] });
    store.add = add;
    await outbox.submit(submission('c', { replaces: 'a' }), { supersedes: ['a', 'b'] });
    expect(await idsOf(store)).toEqual(['c']);
  });
});

describe('a write that takes longer than its limit', () => {
  test('and lands is saved, and not sent a second time', async () => {
    const { outbox, store, sent } = outboxWorld(() => ({ kind: 'unreachable' }));
    const { add } = store;
    store.add = async (...parameters) => {
      await add(...parameters);
      throw new Error('The database does not answer.');
    };
    expect(await outbox.submit(submission('a'))).toEqual({ kind: 'saved', reason: 'unreachable' });
    expect(sent.map(({ id }) => id)).toEqual(['a']);
  });

  test('and lands after it has been sent directly is not sent again', async () => {
    const { outbox, store, sent } = outboxWorld(() => ({ kind: 'delivered' }));
    const { add } = store;
    store.add = full;
    expect(await outbox.submit(submission('a'))).toEqual({ kind: 'delivered' });
    await add(submission('a'));
    await outbox.replay('all');
    expect(sent).toHaveLength(1);
    expect(await idsOf(store)).toEqual([]);
  });
});

test('a deletion that is undone after its delivery sends nothing', async () => {
  const { outbox, store, sent } = outboxWorld(() => ({ kind: 'delivered' }));
  await store.add(submission('a'));
  const removed = await store.find('a');
  await outbox.replay('due');
  if (removed) await outbox.restore(removed);
  await outbox.replay('all');
  expect(sent).toHaveLength(1);
  expect(await outbox.status('a')).toBe('delivered');
});
