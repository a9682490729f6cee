import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  draftsOf,
  isDraftStored,
  removeDraft,
  storeDraft,
  storedDrafts,
} from '#features/forms/browser/drafts.ts';
import {
  type Draft,
  draftValues,
  extendedDraft,
  isOldDraft,
  readDraft,
} from '#features/forms/model/draft.ts';
import { formById } from '../../../support/form-cases.ts';
import { DAY, START as now } from '../../../support/outbox-world.ts';

/** Models localStorage of browsers: keys are own properties of the object, and methods are not. */
class LocalTexts {
  [key: string]: unknown;
}
const methods = {
  getItem(this: LocalTexts, key: string) {
    return this[key] ?? null;
  },
  setItem(this: LocalTexts, key: string, text: string) {
    this[key] = text;
  },
  removeItem(this: LocalTexts, key: string) {
    delete this[key];
  },
};
Object.assign(LocalTexts.prototype, methods);

beforeEach(() => void vi.stubGlobal('localStorage', new LocalTexts()));

const form = 'contact-form';
const values = { name: 'Ada' };
const draft: Draft = { version: 1, id: 'one', form, language: 'it', savedAt: now, values };
const idsOf = (drafts: readonly Draft[]) => drafts.map(({ id }) => id);

describe('a draft', () => {
  test('never holds a consent or an empty value', () => {
    const typed = (more: object) => draftValues(formById(form), { name: ' ', termsAccepted: 'on', ...more });
    expect(typed({ email: 'a@b.c' })).toEqual({ email: 'a@b.c' });
    expect(typed({})).toBeUndefined();
  });

  test('is old after seven days, and again seven days after the visitor extends it', () => {
    expect(isOldDraft(draft, now + 7 * DAY)).toBe(false);
    expect(isOldDraft(draft, now + 7 * DAY + 1)).toBe(true);
    const extended = extendedDraft(draft, now + 8 * DAY);
    expect(isOldDraft(extended, now + 15 * DAY)).toBe(false);
    expect(isOldDraft(extended, now + 15 * DAY + 1)).toBe(true);
  });

  test.each([
    ['of a newer version', { ...draft, version: 2 }],
    ['without an id', { ...draft, id: undefined }],
    ['with a number for a value', { ...draft, values: { name: 7 } }],
    ['with a text for a time', { ...draft, savedAt: 'today' }],
    ['that is a list', []],
    ['that is nothing', undefined],
  ])('%s cannot be read', (_, stored) => {
    expect(readDraft(stored)).toBeUndefined();
    expect(readDraft(draft)).toEqual(draft);
  });
});

describe('the stored drafts', () => {
  test('are stored under the id of their form, with a separate key for each edit', () => {
    storeDraft(draft);
    storeDraft({ ...draft, id: 'two', edits: 'some-id' });
    expect(Object.keys(localStorage).sort()).toEqual(['draft:contact-form', 'draft:contact-form:some-id']);
    expect(idsOf(draftsOf(form, undefined))).toEqual(['one']);
    expect(idsOf(draftsOf(form, 'some-id'))).toEqual(['two']);
  });

  test('are replaced by later input under the same id', () => {
    storeDraft(draft);
    storeDraft({ ...draft, savedAt: now + 1, values: { name: 'Ada Lovelace' } });
    expect(storedDrafts()).toMatchObject([{ id: 'one', values: { name: 'Ada Lovelace' } }]);
  });

  test('of two tabs are both stored, with the newest first', () => {
    storeDraft(draft);
    storeDraft({ ...draft, id: 'other', savedAt: now + 1 });
    expect(idsOf(draftsOf(form, undefined))).toEqual(['other', 'one']);
    removeDraft('other');
    expect(idsOf(storedDrafts())).toEqual(['one']);
    expect([isDraftStored('one'), isDraftStored('other')]).toEqual([true, false]);
  });

  test('that cannot be read are not changed', () => {
    localStorage.setItem('draft:demo-form', '{"version":');
    storeDraft(draft);
    removeDraft('one');
    expect(storedDrafts()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['draft:demo-form']);
  });

  test('are empty if the storage is full, or blocked by the browser', () => {
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    Object.assign(localStorage, { setItem });
    storeDraft(draft);
    expect(setItem).toHaveBeenCalled();
    expect(storedDrafts()).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    storeDraft(draft);
    expect(storedDrafts()).toEqual([]);
  });
});
