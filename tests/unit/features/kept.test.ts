import { describe, expect, test, vi } from 'vitest';
import { changesOf } from '#features/submissions/adapters/changes.ts';
import { idbDrafts } from '#features/submissions/adapters/idb-drafts.ts';
import { idbReceipts } from '#features/submissions/adapters/idb-receipts.ts';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import { type Draft, draftKeptOn, draftValues, isOldDraft } from '#features/submissions/model/draft.ts';
import { exportOf, recordsOf } from '#features/submissions/model/export.ts';
import type { Submission } from '#features/submissions/model/submission.ts';
import type { LeftTexts } from '#features/submissions/ports.ts';
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
const draft: Draft = { version: 1, form, language: 'it', savedAt: now, values };
const later: Draft = { ...draft, values: { name: 'Ada Lovelace' } };

let databases = 0;
const database = () => keyvalDatabase(`kept-${++databases}`, alwaysHere);
/** The drafts in a database, beside a queue and what pages have left as they went. */
const draftsIn = (
  within = database(),
  queued: () => Promise<readonly Submission[]> = async () => [],
  left: () => LeftTexts | undefined = () => undefined,
) => idbDrafts(left, queued, within);

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

  test('there is one per form and one per edit; what is not ours is left out', async () => {
    const within = database();
    const drafts = draftsIn(within);
    await drafts.keep(draft);
    await drafts.keep({ ...draft, values: { name: 'Grace' } });
    await drafts.keep({ ...draft, edits: 'some-id', values: { name: 'Edith' } });
    await within('readwrite', (store) => store.put({ version: 9 }, 'other'));
    expect((await drafts.all()).map(({ values }) => values.name).sort()).toEqual(['Edith', 'Grace']);
    expect((await drafts.find('contact-form'))?.values).toEqual({ name: 'Grace' });
    await drafts.remove('some-id');
    expect(await drafts.find('some-id')).toBeUndefined();
    await drafts.clear();
    expect(await drafts.all()).toEqual([]);
  });

  test('every change is told, in this tab and in the others', async () => {
    const within = database();
    const [here, there] = [draftsIn(within), draftsIn(within)];
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    const stop = here.subscribe(heardHere);
    there.subscribe(heardThere);
    await here.keep(draft);
    await here.remove('contact-form');
    await here.clear();
    expect(heardHere).toHaveBeenCalledTimes(3);
    await until(() => expect(heardThere).toHaveBeenCalledTimes(3));
    stop();
    await there.keep(draft);
    expect(heardHere).toHaveBeenCalledTimes(3);
    expect(heardThere).toHaveBeenCalledTimes(4);
  });
});

describe('drafts of what the queue holds', () => {
  const refused = { state: 'rejected', attempts: 1, status: 422, text: '' } as const;
  const queued = submission('sent-id', { delivery: refused });
  /** What is seen of a draft beside this in the queue, and what lies in the database. */
  const beside = async (kept: Draft, made: Submission) => {
    const within = database();
    await draftsIn(within).keep(kept);
    return { seen: draftsIn(within, async () => [made]), stored: draftsIn(within) };
  };

  test('are not offered again, as an edit either, and forgotten', async () => {
    const { seen, stored } = await beside(draft, queued);
    expect(await seen.find('contact-form')).toBeUndefined();
    expect(await seen.all()).toEqual([]);
    expect(await stored.all()).toEqual([]);
    const edit: Draft = { ...draft, edits: 'old-id', savedAt: now - DAY };
    const edited = await beside(edit, { ...queued, replaces: 'old-id' });
    expect(await edited.seen.all()).toEqual([]);
  });

  test.each<[string, Draft]>([
    ['typed since', { ...draft, savedAt: now + 1 }],
    ['of another form', { ...draft, form: 'demo-form' }],
  ])('stay where they are %s', async (_, kept) => {
    const { seen } = await beside(kept, queued);
    expect(await seen.all()).toEqual([kept]);
  });

  test('stand in their form once what they were an edit of has gone, unless that holds something', async () => {
    const edit: Draft = { ...draft, edits: 'old-id' };
    const { seen } = await beside(edit, { ...queued, form: 'demo-form' });
    expect(await seen.find('contact-form')).toEqual(draft);
    expect(await seen.find('old-id')).toBeUndefined();
    const other: Draft = { ...edit, edits: 'other-id', values: { name: 'Grace' } };
    await seen.keep(other);
    expect(await seen.all()).toEqual([draft, other]);
  });

  test('stay where the queue does not answer', async () => {
    const drafts = draftsIn(database(), () => Promise.reject(new Error('broken')));
    await drafts.keep(draft);
    expect(await drafts.all()).toEqual([draft]);
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
    return { texts, within, drafts: draftsIn(within, undefined, () => texts) };
  };

  test('are taken in before anything is read, and forgotten then', async () => {
    const { texts, within, drafts } = leftBeside();
    await drafts.keep(draft);
    texts.leave('draft-contact-form', later);
    expect(await drafts.find('contact-form')).toEqual(later);
    texts.leave('draft-demo-form', { ...draft, form: 'demo-form' });
    expect(await drafts.all()).toHaveLength(2);
    expect(texts.names()).toEqual([]);
    expect(await draftsIn(within).all()).toHaveLength(2);
  });

  test('stay while the database refuses them', async () => {
    const { texts } = leftBeside();
    texts.leave('draft-contact-form', later);
    const full = () => Promise.reject(new Error('full'));
    await expect(draftsIn(full, undefined, () => texts).all()).rejects.toThrow('full');
    expect(texts.names()).toEqual(['draft-contact-form']);
  });

  test('stay where they are newer than what is just being written', async () => {
    const { texts, drafts } = leftBeside();
    const kept = drafts.keep(draft);
    texts.leave('draft-contact-form', later);
    await kept;
    expect(await drafts.find('contact-form')).toEqual(later);
  });

  test('go with a form that is sent, and with all the rest', async () => {
    const { texts, drafts } = leftBeside();
    texts.leave('draft-contact-form', later);
    await drafts.remove('contact-form');
    expect(await drafts.all()).toEqual([]);
    texts.leave('draft-contact-form', later);
    await drafts.clear();
    expect(await drafts.all()).toEqual([]);
  });

  test('are left alone where they are not ours, and where the browser blocks them', async () => {
    const { texts, within, drafts } = leftBeside();
    texts.setItem('draft-contact-form', '{"version":');
    texts.leave('draft-demo-form', { ...later, values: 7 });
    texts.leave('draft-some-other', later);
    expect(await drafts.all()).toEqual([]);
    const denied = vi.fn().mockThrow(new Error('denied'));
    const blocked = draftsIn(within, undefined, denied);
    await blocked.keep(draft);
    expect(await blocked.all()).toEqual([draft]);
  });
});

test('receipts are shown for seven days, newest first, and then go from the database', async () => {
  const clock = { now };
  const receipts = idbReceipts(() => clock.now, database());
  const shown = async () => (await receipts.all()).map(({ id }) => id);
  await receipts.keep({ id: 'a', form: 'contact-form', deliveredAt: now });
  await receipts.keep({ id: 'b', form: 'demo-form', deliveredAt: now + DAY });
  expect(await shown()).toEqual(['b', 'a']);
  clock.now = now + 7 * DAY + 1;
  expect(await shown()).toEqual(['b']);
  clock.now = now;
  expect(await shown()).toEqual(['b']);
});

test('an export is readable JSON, and can be taken in again', () => {
  const unreadable = [{ id: 'b', record: { version: 99, id: 'b' } }];
  const text = exportOf([submission('a')], unreadable);
  expect(recordsOf(text)).toEqual([submission('a'), { version: 99, id: 'b' }]);
  expect(text).toContain('"name": "a"');
  expect(recordsOf('{')).toBeUndefined();
  expect(recordsOf('{"a": 1}')).toBeUndefined();
});
