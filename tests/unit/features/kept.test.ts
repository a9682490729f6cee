import { describe, expect, test, vi } from 'vitest';
import { changesOf } from '#features/submissions/adapters/changes.ts';
import { idbDrafts } from '#features/submissions/adapters/idb-drafts.ts';
import { idbOutboxStore } from '#features/submissions/adapters/idb-outbox-store.ts';
import { idbReceipts } from '#features/submissions/adapters/idb-receipts.ts';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import { draftKeptOn, draftValues, isOldDraft } from '#features/submissions/model/draft.ts';
import { exportOf, recordsOf } from '#features/submissions/model/export.ts';
import type { Draft } from '#features/submissions/model/schemas.ts';
import type { UnloadStorage } from '#features/submissions/ports.ts';
import { formById } from '#site/forms.ts';
import { alwaysHere, DAY, START as now, submission } from '../../support/outbox-world.ts';
import { until } from '../../support/until.ts';

test('a browser that shares nothing between tabs still tells this one', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const changes = changesOf('blocked');
  vi.unstubAllGlobals();
  const heard = vi.fn();
  changes.subscribe(heard);
  changes.tell();
  expect(heard).toHaveBeenCalledOnce();
});

const [form, values] = ['contact-form', { name: 'Ada' }] as const;
const draft: Draft = { version: 2, id: 'one', form, language: 'it', savedAt: now, values };
const later: Draft = { ...draft, savedAt: now + 1, values: { name: 'Ada Lovelace' } };
const other: Draft = { ...draft, id: 'other', form: 'demo-form' };

let databases = 0;
const database = () => keyvalDatabase(`kept-${++databases}`, alwaysHere);
/** The drafts in a database, beside what pages have left as they went. */
const draftsIn = (within = database(), left: () => UnloadStorage | undefined = () => undefined) =>
  idbDrafts({ database: within, left, earlier: { takeOver: async () => {} } });

describe('drafts', () => {
  test('never hold a consent, and nothing empty', () => {
    const typed = (more: object) => draftValues(formById(form), { name: ' ', termsAccepted: 'on', ...more });
    expect(typed({ email: 'a@b.c' })).toEqual({ email: 'a@b.c' });
    expect(typed({})).toBeUndefined();
  });

  test('after seven days the visitor is asked, and a word keeps them as long again', () => {
    expect(isOldDraft(draft, now + 7 * DAY)).toBe(false);
    expect(isOldDraft(draft, now + 7 * DAY + 1)).toBe(true);
    const kept = draftKeptOn(draft, now + 8 * DAY);
    expect(isOldDraft(kept, now + 15 * DAY)).toBe(false);
    expect(isOldDraft(kept, now + 15 * DAY + 1)).toBe(true);
  });

  test('a form has its newest, and one per edit; what is not ours is left out', async () => {
    const within = database();
    const drafts = draftsIn(within);
    await drafts.keep(draft);
    await drafts.keep({ ...later, id: 'two' });
    await idbOutboxStore(within, changesOf('kept')).add(submission('some-id'));
    await drafts.keep({ ...draft, id: 'three', edits: 'some-id', values: { name: 'Edith' } });
    await within('readwrite', (store) => store.put({ version: 9 }, 'draft:foreign'));
    expect((await drafts.all()).map(({ id }) => id).sort()).toEqual(['one', 'three', 'two']);
    expect(await drafts.find({ form })).toMatchObject({ id: 'two', values: later.values });
    expect(await drafts.find({ form, edits: 'some-id' })).toMatchObject({ id: 'three' });
    await drafts.remove(['two', 'three']);
    expect(await drafts.find({ form, edits: 'some-id' })).toBeUndefined();
    expect(await drafts.find({ form })).toEqual(draft);
    await drafts.clear();
    expect(await drafts.all()).toEqual([]);
  });

  test('one that continues another takes its place', async () => {
    const drafts = draftsIn();
    await drafts.keep(draft);
    const continued = { ...later, id: 'two', continues: ['one'] };
    await drafts.keep(continued);
    expect(await drafts.all()).toEqual([continued]);
  });

  test('of a form that this version does not have, or of a newer version, are listed', async () => {
    const drafts = draftsIn();
    const foreign = { ...draft, version: 7, form: 'party-form', language: 'pt' };
    await drafts.keep(foreign);
    expect(await drafts.all()).toEqual([foreign]);
  });

  test('every change is told, in this tab and in the others', async () => {
    const within = database();
    const [here, there] = [draftsIn(within), draftsIn(within)];
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    const stop = here.subscribe(heardHere);
    there.subscribe(heardThere);
    await here.keep(draft);
    await here.remove([draft.id]);
    await here.clear();
    expect(heardHere).toHaveBeenCalledTimes(3);
    await until(() => expect(heardThere).toHaveBeenCalledTimes(3));
    stop();
    await there.keep(draft);
    expect(heardHere).toHaveBeenCalledTimes(3);
    expect(heardThere).toHaveBeenCalledTimes(4);
  });
});

describe('drafts beside the queue', () => {
  const beside = () => {
    const within = database();
    return { drafts: draftsIn(within), store: idbOutboxStore(within, changesOf('beside')) };
  };

  test('go in the transaction that stores what was typed in them', async () => {
    const { drafts, store } = beside();
    await drafts.keep(draft);
    await drafts.keep({ ...later, id: 'two' });
    await store.add(submission('one'), { drafts: ['one'] });
    expect((await drafts.all()).map(({ id }) => id)).toEqual(['two']);
  });

  test('that have been sent are not offered, and are deleted: what a closing page left', async () => {
    const { drafts, store } = beside();
    await store.add(submission('one'));
    await drafts.keep(draft);
    expect(await drafts.all()).toEqual([]);
    await store.remove('one');
    expect(await drafts.all()).toEqual([]);
    await store.accept({ id: 'two', form, deliveredAt: now });
    await drafts.keep({ ...draft, id: 'two' });
    expect(await drafts.all()).toEqual([]);
  });

  test('stay, whatever the clock says of another submission of the same form', async () => {
    const { drafts, store } = beside();
    await drafts.keep(draft);
    await store.add(submission('sent', { submittedAt: now + DAY }), { drafts: ['sent'] });
    expect(await drafts.all()).toEqual([draft]);
  });

  test('are those of their form once what they were an edit of has gone', async () => {
    const { drafts, store } = beside();
    await store.add(submission('old-id'));
    await drafts.keep({ ...draft, edits: 'old-id' });
    expect(await drafts.find({ form })).toBeUndefined();
    await store.remove('old-id');
    expect(await drafts.find({ form })).toEqual(draft);
  });
});

/** Local storage as browsers have it: names are its own keys. */
class LocalTexts {
  [name: string]: unknown;
  names = () => Object.keys(this).filter((name) => typeof this[name] === 'string');
  getItem = (name: string) => (typeof this[name] === 'string' ? this[name] : null);
  setItem = (name: string, text: string) => {
    this[name] = text;
  };
  removeItem = (name: string) => {
    delete this[name];
  };
  leave = (name: string, record: unknown) => this.setItem(name, JSON.stringify(record));
}

describe('drafts left behind when a page goes', () => {
  const leftBeside = () => {
    const texts = new LocalTexts();
    const within = database();
    return { texts, within, drafts: draftsIn(within, () => texts) };
  };

  test('are taken in before anything is read, and forgotten then', async () => {
    const { texts, within, drafts } = leftBeside();
    await drafts.keep(draft);
    texts.leave('draft-one', later);
    expect(await drafts.find({ form })).toEqual(later);
    texts.leave('draft-other', other);
    expect(await drafts.all()).toHaveLength(2);
    expect(texts.names()).toEqual([]);
    expect(await draftsIn(within).all()).toHaveLength(2);
  });

  test('are taken in once, as an earlier release has left them', async () => {
    const { texts, drafts } = leftBeside();
    const earlier = { version: 1, form, language: 'it', savedAt: now, values };
    texts.leave('draft-contact-form', earlier);
    const [first] = await drafts.all();
    texts.leave('draft-contact-form', earlier);
    expect(await drafts.all()).toEqual([first]);
    expect(first).toMatchObject({ version: 2, form, values });
  });

  test('never replace what has been written since, and go with it', async () => {
    const { texts, drafts } = leftBeside();
    texts.leave('draft-one', draft);
    await drafts.keep(later);
    expect(texts.names()).toEqual([]);
    texts.leave('draft-one', draft);
    expect(await drafts.find({ form })).toEqual(later);
    expect(texts.names()).toEqual([]);
  });

  test('stay while the database refuses them', async () => {
    const { texts } = leftBeside();
    texts.leave('draft-one', later);
    const full = () => Promise.reject(new Error('full'));
    await expect(draftsIn(full, () => texts).all()).rejects.toThrow('full');
    expect(texts.names()).toEqual(['draft-one']);
  });

  test('stay where they are newer than what is just being written', async () => {
    const { texts, drafts } = leftBeside();
    const kept = drafts.keep(draft);
    texts.leave('draft-one', later);
    await kept;
    expect(await drafts.find({ form })).toEqual(later);
  });

  test('go with a form that is sent, and with all the rest', async () => {
    const { texts, drafts } = leftBeside();
    texts.leave('draft-one', later);
    await drafts.remove(['one']);
    expect(await drafts.all()).toEqual([]);
    texts.leave('draft-one', later);
    await drafts.clear();
    expect(await drafts.all()).toEqual([]);
  });

  test('are left alone where they are not ours, and where the browser blocks them', async () => {
    const { texts, within, drafts } = leftBeside();
    texts.setItem('draft-one', '{"version":');
    texts.leave('draft-other', { ...later, values: 7 });
    expect(await drafts.all()).toEqual([]);
    const denied = vi.fn().mockThrow(new Error('denied'));
    const blocked = draftsIn(within, denied);
    await blocked.keep(draft);
    expect(await blocked.all()).toEqual([draft]);
  });
});

test('receipts are shown for seven days, newest first, and then go from the database', async () => {
  const clock = { now };
  const within = database();
  const receipts = idbReceipts(() => clock.now, within);
  const { accept } = idbOutboxStore(within, changesOf('receipts'));
  const shown = async () => (await receipts.all()).map(({ id }) => id);
  await accept({ id: 'a', form: 'contact-form', deliveredAt: now });
  await accept({ id: 'b', form: 'demo-form', deliveredAt: now + DAY });
  expect(await shown()).toEqual(['b', 'a']);
  clock.now = now + 7 * DAY + 1;
  expect(await shown()).toEqual(['b']);
  clock.now = now;
  expect(await shown()).toEqual(['b']);
});

test('an export is readable JSON, and can be taken in again', async () => {
  // The id is part of the key: the record itself has none.
  const unreadable = [{ id: 'b', record: { version: 99 } }];
  const text = exportOf([submission('a')], unreadable);
  const read = (file: string) => recordsOf(new Blob([file]));
  expect(await read(text)).toEqual([submission('a'), { version: 99, id: 'b' }]);
  expect(text).toContain('"name": "a"');
  expect(await read('{')).toBeUndefined();
  expect(await read('{"a": 1}')).toBeUndefined();
});

test('a file larger than any export is refused before it is read, one of too many records after it', async () => {
  const reading = vi.fn(async () => '[]');
  expect(await recordsOf({ size: 10_000_001, text: reading })).toBeUndefined();
  expect(reading).not.toHaveBeenCalled();
  expect(await recordsOf({ size: 10_000_000, text: reading })).toEqual([]);
  const many = (count: number) => recordsOf(new Blob([JSON.stringify(Array(count).fill(0))]));
  expect(await many(10_000)).toHaveLength(10_000);
  expect(await many(10_001)).toBeUndefined();
});
