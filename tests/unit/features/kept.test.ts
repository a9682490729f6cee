import { describe, expect, test, vi } from 'vitest';
import { changesOf } from '#features/submissions/adapters/changes.ts';
import { idbDrafts } from '#features/submissions/adapters/idb-drafts.ts';
import { idbReceipts } from '#features/submissions/adapters/idb-receipts.ts';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import { type Draft, draftKeptOn, draftValues, isOldDraft } from '#features/submissions/model/draft.ts';
import { subjectOf, typedFrom } from '#features/submissions/model/edit.ts';
import { exportOf, recordsOf } from '#features/submissions/model/export.ts';
import { paramsOf } from '#features/submissions/model/params.ts';
import type { Submission } from '#features/submissions/model/submission.ts';
import { formById, forms } from '#site/forms.ts';
import { alwaysHere, submission } from '../../support/outbox-world.ts';

const now = 1_800_000_000_000;
const DAY = 24 * 60 * 60 * 1000;
const noneQueued = async () => [];

describe('a kept submission opened in its form', () => {
  test.each(forms)('$id gets back what was typed, and keeps what went along', (form) => {
    const typed = Object.fromEntries(form.fields.map(({ name }) => [name, `typed ${name}`]));
    const params = paramsOf(form, typed, (id) => `words of ${id}`, { roi: 'figures' });
    const { values, attached } = typedFrom(form, params);
    const expected = form.fields
      .filter(({ kind }) => kind !== 'checkbox')
      .map(({ name }) => [name, typed[name]]);
    expect(values).toEqual(Object.fromEntries(expected));
    expect(attached).toEqual({ roi: 'figures' });
    expect(paramsOf(form, values, (id) => `words of ${id}`, attached)).toEqual(params);
  });
});

test('what a kept submission is about is chosen again, not sent along from before', () => {
  const form = formById('webinar-form');
  const params = { name: 'Ada', email: 'ada@fund.example', webinar: 'Agents in committee' };
  expect(subjectOf(form, params)).toBe('Agents in committee');
  expect(typedFrom(form, params)).toEqual({
    values: { name: 'Ada', email: 'ada@fund.example' },
    attached: {},
  });
  expect(subjectOf(formById('contact-form'), params)).toBeUndefined();
});

test('a browser that shares nothing between tabs still tells this one', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    },
  );
  const changes = changesOf('blocked');
  const heard = vi.fn();
  changes.subscribe(heard);
  changes.tell();
  expect(heard).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

describe('drafts', () => {
  const draft: Draft = {
    version: 1,
    form: 'contact-form',
    language: 'it',
    savedAt: now,
    values: { name: 'Ada' },
  };

  test('never hold a consent, and nothing empty', () => {
    const form = formById('contact-form');
    expect(draftValues(form, { name: ' ', email: 'a@b.c', termsAccepted: 'on' })).toEqual({ email: 'a@b.c' });
    expect(draftValues(form, { name: ' ', termsAccepted: 'on' })).toBeUndefined();
  });

  test('after seven days the visitor is asked, and a word keeps them as long again', () => {
    expect(isOldDraft(draft, now + 7 * DAY)).toBe(false);
    expect(isOldDraft(draft, now + 7 * DAY + 1)).toBe(true);
    const kept = draftKeptOn(draft, now + 8 * DAY);
    expect(isOldDraft(kept, now + 15 * DAY)).toBe(false);
    expect(isOldDraft(kept, now + 15 * DAY + 1)).toBe(true);
  });

  test('there is one per form and one per edit; what is not ours is left out', async () => {
    const database = keyvalDatabase('drafts-test', alwaysHere);
    const drafts = idbDrafts(() => undefined, noneQueued, database);
    await drafts.keep(draft);
    await drafts.keep({ ...draft, values: { name: 'Grace' } });
    await drafts.keep({ ...draft, edits: 'some-id', values: { name: 'Edith' } });
    await database('readwrite', (store) => store.put({ version: 9 }, 'other'));
    expect((await drafts.all()).map(({ values }) => values.name).sort()).toEqual(['Edith', 'Grace']);
    expect((await drafts.find('contact-form'))?.values).toEqual({ name: 'Grace' });
    await drafts.remove('some-id');
    expect(await drafts.find('some-id')).toBeUndefined();
    await drafts.clear();
    expect(await drafts.all()).toEqual([]);
  });

  describe('of what the queue holds', () => {
    const queued: Submission = {
      version: 2,
      id: 'sent-id',
      form: 'contact-form',
      language: 'it',
      submittedAt: now,
      params: {},
      delivery: { state: 'rejected', attempts: 1, status: 422, text: '' },
    };
    const beside = async (name: string, kept: Draft, submission: Submission) => {
      const database = keyvalDatabase(`drafts-queued-${name}`, alwaysHere);
      await idbDrafts(() => undefined, noneQueued, database).keep(kept);
      return {
        seen: idbDrafts(
          () => undefined,
          async () => [submission],
          database,
        ),
        stored: idbDrafts(() => undefined, noneQueued, database),
      };
    };

    test('are not offered again, and forgotten', async () => {
      const { seen, stored } = await beside('same', draft, queued);
      expect(await seen.find('contact-form')).toBeUndefined();
      expect(await seen.all()).toEqual([]);
      expect(await stored.all()).toEqual([]);
    });

    test('are not offered again as an edit either', async () => {
      const edit: Draft = { ...draft, edits: 'old-id', savedAt: now - DAY };
      const { seen } = await beside('edit', edit, { ...queued, replaces: 'old-id' });
      expect(await seen.all()).toEqual([]);
    });

    test.each([
      ['typed since', { ...draft, savedAt: now + 1 }],
      ['of another form', { ...draft, form: 'demo-form' as const }],
    ])('stay where they are %s', async (name, kept) => {
      const { seen } = await beside(name, kept, queued);
      expect(await seen.all()).toEqual([kept]);
    });

    test('stand in their form once what they were an edit of has gone, unless that holds something', async () => {
      const edit: Draft = { ...draft, edits: 'old-id' };
      const { seen } = await beside('orphan', edit, { ...queued, form: 'demo-form' });
      expect(await seen.find('contact-form')).toEqual(draft);
      expect(await seen.find('old-id')).toBeUndefined();
      const later: Draft = { ...edit, edits: 'other-id', values: { name: 'Grace' } };
      await seen.keep(later);
      expect(await seen.all()).toEqual([draft, later]);
    });

    test('stay where the queue does not answer', async () => {
      const database = keyvalDatabase('drafts-queue-broken', alwaysHere);
      const drafts = idbDrafts(
        () => undefined,
        () => Promise.reject(new Error('broken')),
        database,
      );
      await drafts.keep(draft);
      expect(await drafts.all()).toEqual([draft]);
    });
  });

  test('every change is told, in this tab and in the others', async () => {
    const database = keyvalDatabase('drafts-told', alwaysHere);
    const [here, there] = [
      idbDrafts(() => undefined, noneQueued, database),
      idbDrafts(() => undefined, noneQueued, database),
    ];
    const heard = { here: 0, there: 0 };
    const stop = here.subscribe(() => {
      heard.here += 1;
    });
    there.subscribe(() => {
      heard.there += 1;
    });
    await here.keep(draft);
    await here.remove('contact-form');
    await here.clear();
    expect(heard.here).toBe(3);
    await vi.waitFor(() => expect(heard.there).toBe(3));
    stop();
    await there.keep(draft);
    expect(heard).toEqual({ here: 3, there: 4 });
  });

  describe('left behind when a page goes', () => {
    const leftBeside = (test: string) => {
      const texts = new LocalTexts();
      const database = keyvalDatabase(`drafts-left-${test}`, alwaysHere);
      return { texts, database, drafts: idbDrafts(() => texts, noneQueued, database) };
    };
    const later: Draft = { ...draft, values: { name: 'Ada Lovelace' } };

    test('are taken in before anything is read, and forgotten then', async () => {
      const { texts, database, drafts } = leftBeside('read');
      await drafts.keep(draft);
      texts.leave('draft-contact-form', later);
      expect(await drafts.find('contact-form')).toEqual(later);
      texts.leave('draft-demo-form', { ...draft, form: 'demo-form' });
      expect(await drafts.all()).toHaveLength(2);
      expect(texts.names()).toEqual([]);
      expect(await idbDrafts(() => undefined, noneQueued, database).all()).toHaveLength(2);
    });

    test('stay while the database refuses them', async () => {
      const { texts } = leftBeside('refused');
      texts.leave('draft-contact-form', later);
      const refused = idbDrafts(
        () => texts,
        noneQueued,
        () => Promise.reject(new Error('full')),
      );
      await expect(refused.all()).rejects.toThrow('full');
      expect(texts.names()).toEqual(['draft-contact-form']);
    });

    test('stay where they are newer than what is just being written', async () => {
      const { texts, drafts } = leftBeside('newer');
      const kept = drafts.keep(draft);
      texts.leave('draft-contact-form', later);
      await kept;
      expect(await drafts.find('contact-form')).toEqual(later);
    });

    test('go with a form that is sent, and with all the rest', async () => {
      const { texts, drafts } = leftBeside('sent');
      texts.leave('draft-contact-form', later);
      await drafts.remove('contact-form');
      expect(await drafts.all()).toEqual([]);
      texts.leave('draft-contact-form', later);
      await drafts.clear();
      expect(await drafts.all()).toEqual([]);
    });

    test('are left alone where they are not ours, and where the browser blocks them', async () => {
      const { texts, database, drafts } = leftBeside('foreign');
      texts.setItem('draft-contact-form', '{"version":');
      texts.leave('draft-demo-form', { ...later, values: 7 });
      texts.leave('draft-some-other', later);
      expect(await drafts.all()).toEqual([]);
      const denied = () => {
        throw new Error('denied');
      };
      const blocked = idbDrafts(denied, noneQueued, database);
      await blocked.keep(draft);
      expect(await blocked.all()).toEqual([draft]);
    });
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

test('receipts are shown for seven days, newest first, and then go from the database', async () => {
  const clock = { now };
  const database = keyvalDatabase('receipts-test', alwaysHere);
  const receipts = idbReceipts(() => clock.now, database);
  await receipts.keep({ id: 'a', form: 'contact-form', deliveredAt: now });
  await receipts.keep({ id: 'b', form: 'demo-form', deliveredAt: now + DAY });
  expect((await receipts.all()).map(({ id }) => id)).toEqual(['b', 'a']);
  clock.now = now + 7 * DAY + 1;
  expect((await receipts.all()).map(({ id }) => id)).toEqual(['b']);
  clock.now = now;
  expect((await receipts.all()).map(({ id }) => id)).toEqual(['b']);
});

test('an export is readable JSON, and can be taken in again', () => {
  const unreadable = [{ id: 'b', record: { version: 99, id: 'b' } }];
  const text = exportOf([submission('a')], unreadable);
  expect(recordsOf(text)).toEqual([submission('a'), { version: 99, id: 'b' }]);
  expect(text).toContain('"name": "a"');
  expect(recordsOf('{')).toBeUndefined();
  expect(recordsOf('{"a": 1}')).toBeUndefined();
});
