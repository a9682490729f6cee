import { expect, test } from 'vitest';
import { importRecords } from '#features/forms/import-records.ts';
import { exportOf, recordsIn } from '#features/outbox/model/export.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import { brand } from '#site/brand.ts';
import { readMessages } from '../../../support/messages.ts';
import { outboxWorld, START, submission } from '../../../support/outbox-world.ts';

const ID = '6f1c2c1e-8d0a-4c58-9b3c-3d2f0a7b1e55';
const params = { name: 'Ada', email: 'ada@fund.example', organization: 'Fund', role: 'Partner' };
const genuine = submission(ID, { params });

const importInto = (
  outbox: Outbox,
  records: readonly unknown[],
  more: Partial<Parameters<typeof importRecords>[1]> = {},
) =>
  importRecords(records, {
    outbox,
    isDraft: () => false,
    load: async (locale) => readMessages(locale, 'forms'),
    now: START,
    onProgress: () => {},
    ...more,
  });
const waiting = async (outbox: Outbox) => (await outbox.contents()).submissions;

const world = () => outboxWorld(() => ({ kind: 'delivered' }));

/** untrusted.test.ts covers the records that no form can produce, because the same function reads them. */
test('a record that no form of this site can have made is not imported', async () => {
  const { outbox } = world();
  const record = { ...genuine, form: 'party-form' };
  expect(await importInto(outbox, [record, null, 7, 'text'])).toEqual({
    added: 0,
    known: 0,
    unreadable: 4,
  });
  expect(await waiting(outbox)).toEqual([]);
});

test.each<[string, object]>([
  ['never tried', { delivery: { state: 'queued', attempts: -1e9, notBefore: 0 } }],
  ['for ever in sending', { delivery: { state: 'sending', attempts: 1 } }],
  ['with a route of its own', { target: { service: 'theirs', template: 'theirs' } }],
  ['retained for ever', { keepUntil: 1e300 }],
  ['of a newer version', { version: 99, mood: 'hopeful' }],
])('an export whose record is %s is imported as a new submission', async (_, hostile) => {
  const { outbox } = world();
  expect(await importInto(outbox, [{ ...genuine, ...hostile }])).toMatchObject({ added: 1 });
  expect(await waiting(outbox)).toEqual([genuine]);
});

test('an import replaces and deletes nothing', async () => {
  const { outbox, store } = world();
  await store.add(submission('mine'));
  await importInto(outbox, [
    { ...genuine, replaces: 'mine' },
    { ...genuine, id: 'mine' },
  ]);
  expect((await waiting(outbox)).map(({ id }) => id).sort()).toEqual([ID, 'mine']);
  expect((await outbox.find(ID))?.replaces).toBeUndefined();
});

test('a stored record that no page can display is listed as unreadable and can be deleted', async () => {
  const { outbox, database } = world();
  const strange = [{ submittedAt: 1e300 }, { delivery: { state: 'queued', attempts: -1, notBefore: 0 } }];
  await database('readwrite', (store) => {
    for (const [index, more] of strange.entries()) store.put({ ...genuine, ...more }, `queue:${index}`);
  });
  const { submissions, unreadable } = await outbox.contents();
  expect(submissions).toEqual([]);
  expect(unreadable.map(({ id }) => id)).toEqual(['0', '1']);
  const own = { ...genuine, version: 99, delivery: { state: 'of a later release' } };
  await database('readwrite', (store) => store.put(own, `queue:${ID}`));
  expect(await importInto(outbox, [genuine])).toMatchObject({ added: 0, known: 1 });
  for (const { id } of [...unreadable, genuine]) await outbox.remove(id);
  expect((await outbox.contents()).unreadable).toEqual([]);
});

test('an import sets the messages of this site in the locale of the record', async () => {
  const { outbox } = world();
  const params = { user_email: 'ada@fund.example', message: 'Buy now', from_name: 'The bank' };
  const newsletter = { ...genuine, form: 'insights-newsletter-form', language: 'en', params };
  const unloaded = await importInto(outbox, [newsletter], { load: async () => undefined });
  expect(unloaded).toMatchObject({ added: 0, unreadable: 1 });
  expect(await importInto(outbox, [newsletter])).toMatchObject({ added: 1 });
  expect((await waiting(outbox))[0]?.params).toEqual({
    user_email: 'ada@fund.example',
    message: 'Please send me new articles.',
    from_name: 'A reader of the insights',
    to_name: brand.name,
    to_email: brand.infoAddress,
  });
});

test('an import skips a record with the id of a draft, because the draft would count as sent', async () => {
  const { outbox } = world();
  const isDraft = (id: string) => id === ID;
  expect(await importInto(outbox, [genuine], { isDraft })).toEqual({ added: 0, known: 1, unreadable: 0 });
  expect(await waiting(outbox)).toEqual([]);
});

test('an import adds nothing that is queued, delivered or replaced on this device', async () => {
  const { outbox, store } = world();
  const ids = ['1', '2', '3', '4'].map((digit) => ID.replaceAll('c', digit));
  const [delivered, queued, replaced, fresh] = ids.map((id) => submission(id, { params }));
  if (!delivered || !queued || !replaced || !fresh) throw new Error('There are four.');
  await outbox.submit(delivered);
  await store.add(replaced);
  await store.add(queued, [replaced.id]);
  const result = await importInto(outbox, [delivered, queued, replaced, fresh, { version: 99 }]);
  expect(result).toEqual({ added: 1, known: 3, unreadable: 1 });
  expect((await waiting(outbox)).map(({ id }) => id).sort()).toEqual([queued.id, fresh.id].sort());
});

test('an export is readable JSON, and its records can be read again', () => {
  const unreadable = [{ id: 'b', record: { version: 99 } }];
  const text = exportOf([genuine], unreadable);
  expect(text).toContain('"name": "Ada"');
  expect(recordsIn(JSON.parse(text))).toEqual([genuine, { version: 99, id: 'b' }]);
  expect(recordsIn({ a: 1 })).toBeUndefined();
  expect(recordsIn(Array(1_000).fill(0))).toHaveLength(1_000);
  expect(recordsIn(Array(1_001).fill(0))).toBeUndefined();
});
