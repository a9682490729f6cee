import { expect, test } from 'vitest';
import { idbDrafts } from '#features/submissions/adapters/idb-drafts.ts';
import { takeIn } from '#features/submissions/take-in.ts';
import { brand } from '#site/brand.ts';
import { hereWith, outboxWorld, START, submission } from '../../support/outbox-world.ts';

const ID = '6f1c2c1e-8d0a-4c58-9b3c-3d2f0a7b1e55';
const params = { name: 'Ada', email: 'ada@fund.example', organization: 'Fund', role: 'Partner' };
const genuine = submission(ID, { params });

const world = () => outboxWorld(() => ({ kind: 'delivered' }));

/** untrusted.test.ts covers the other records that no form could have made: the same function reads them. */
test.each<[string, object]>([
  ['a form of another site', { form: 'party-form' }],
  ['nothing that was typed', { params: {} }],
  ['a line break in a name', { params: { ...params, name: 'Ada\nBcc: all@fund.example' } }],
])('an export with %s is not taken in', async (_, hostile) => {
  const { outbox } = world();
  const record = { ...genuine, ...hostile };
  expect(await takeIn(hereWith(outbox), [record, null, 7, 'text'], START)).toEqual({
    added: 0,
    known: 0,
    unreadable: 4,
  });
  expect(await outbox.all()).toEqual([]);
});

test.each<[string, object]>([
  ['never tried', { delivery: { state: 'queued', attempts: -1e9, notBefore: 0 } }],
  ['for ever in sending', { delivery: { state: 'sending', attempts: 1, leaseEnds: 1e300 } }],
  ['with a route of its own', { via: { service: 'theirs', template: 'theirs' } }],
  ['kept for ever', { keepUntil: 1e300 }],
  ['of a newer version', { version: 99, mood: 'hopeful' }],
])('an export that says it is %s arrives as new work', async (_, hostile) => {
  const { outbox } = world();
  expect(await takeIn(hereWith(outbox), [{ ...genuine, ...hostile }], START)).toMatchObject({ added: 1 });
  expect(await outbox.all()).toEqual([genuine]);
});

test('an export replaces and deletes nothing', async () => {
  const { outbox, store } = world();
  await store.add(submission('mine'));
  await takeIn(
    hereWith(outbox),
    [
      { ...genuine, replaces: 'mine' },
      { ...genuine, id: 'mine' },
    ],
    START,
  );
  expect((await outbox.all()).map(({ id }) => id).sort()).toEqual([ID, 'mine']);
  expect((await store.find(ID))?.replaces).toBeUndefined();
});

test('a stored record that no screen could show is listed as unreadable, and can be deleted', async () => {
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
  expect(await takeIn(hereWith(outbox), [genuine], START)).toMatchObject({ added: 0, known: 1 });
  for (const { id } of [...unreadable, genuine]) await outbox.remove(id);
  expect((await outbox.contents()).unreadable).toEqual([]);
});

test('an export has the words of this site, in the language of its own', async () => {
  const { outbox } = world();
  const params = { user_email: 'ada@fund.example', message: 'Buy now', from_name: 'The bank' };
  const newsletter = { ...genuine, form: 'insights-newsletter-form', language: 'en', params };
  const withoutWords = { ...hereWith(outbox), words: async () => undefined };
  expect(await takeIn(withoutWords, [newsletter], START)).toMatchObject({ added: 0, unreadable: 1 });
  expect(await takeIn(hereWith(outbox), [newsletter], START)).toMatchObject({ added: 1 });
  expect((await outbox.all())[0]?.params).toEqual({
    user_email: 'ada@fund.example',
    message: 'Please send me the next insights.',
    from_name: 'A reader of the insights',
    to_name: brand.name,
    to_email: brand.infoAddress,
  });
});

test('an export with the id of a draft does not delete it', async () => {
  const { outbox, database } = world();
  const drafts = idbDrafts({ database, left: () => undefined, earlier: { takeOver: async () => {} } });
  const draft = { version: 2, id: ID, form: 'contact-form', language: 'it', savedAt: START, values: params };
  await drafts.keep(draft);
  const here = { ...hereWith(outbox), drafts };
  expect(await takeIn(here, [genuine], START)).toEqual({ added: 0, known: 1, unreadable: 0 });
  expect(await outbox.all()).toEqual([]);
  expect(await drafts.all()).toEqual([draft]);
});
