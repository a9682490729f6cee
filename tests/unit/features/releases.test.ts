import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { get, set } from 'idb-keyval';
import { describe, expect, test } from 'vitest';
import { earlierReleases } from '#features/submissions/adapters/earlier-databases.ts';
import { idbDrafts } from '#features/submissions/adapters/idb-drafts.ts';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import type { Submission } from '#features/submissions/model/schemas.ts';
import { templateParams } from '#features/submissions/model/submission.ts';
import { alwaysHere, outboxWorld } from '../../support/outbox-world.ts';

const FIXTURES = 'tests/fixtures';

/** What a release has left in the databases of a browser: pairs of key and record. docs/records.md says how it is made. */
type Left = Record<'outbox' | 'outbox-pace' | 'outbox-receipts' | 'drafts', [string, unknown][]>;

const releases = readdirSync(FIXTURES).filter((name) => /^release-\d+\.json$/.test(name));
if (releases.length === 0) throw new Error(`${FIXTURES} has no release.`);

describe.each(releases)('what the build of %s has left on a device', (name) => {
  const left = JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as Left;

  const world = async () => {
    const made = outboxWorld(() => ({ kind: 'delivered' }));
    const records = left.outbox as [string, Submission][];
    made.clock.now = Math.max(...records.map(([, { submittedAt }]) => submittedAt)) + 24 * 60 * 60_000;
    for (const [key, record] of records) await set(key, record, made.database);
    return { ...made, records };
  };

  test('is listed in every state', async () => {
    const { outbox } = await world();
    expect((await outbox.contents()).unreadable).toEqual([]);
    const states = new Set((await outbox.all()).map(({ delivery }) => delivery.state));
    expect([...states].sort()).toEqual(['editing', 'queued', 'rejected', 'sending']);
  });

  test('is sent with every word of it, but what had been refused', async () => {
    const { outbox, store, ports, records } = await world();
    const sent: Record<string, string>[] = [];
    ports.transport.deliver = async (made) => {
      sent.push(templateParams(made));
      return { kind: 'delivered' };
    };
    await outbox.replay('due');
    const expected = records.filter(([, { delivery }]) => delivery.state !== 'rejected');
    expect(sent.map(({ submission_id }) => submission_id).sort()).toEqual(expected.map(([id]) => id).sort());
    for (const [id, { params, language }] of expected) {
      expect(sent.find(({ submission_id }) => submission_id === id)).toMatchObject({ ...params, language });
    }
    expect((await store.all()).map(({ delivery }) => delivery.state)).toEqual(['rejected']);
  });

  test('can be edited, and keeps every field; a tab of that release can neither send nor show it any more', async () => {
    const { outbox, database, records } = await world();
    const delivery = expect.objectContaining({ state: 'editing' });
    for (const [id, { id: _, ...record }] of records) {
      await outbox.edit(id, 'tab');
      expect(await get(id, database)).toBeUndefined();
      expect(await get(`queue:${id}`, database)).toEqual({ ...record, delivery });
    }
  });

  test('drafts and receipts are taken over', async () => {
    const { database, receipts } = await world();
    const open = async (of: string) => keyvalDatabase(`${of} of ${name}`, alwaysHere);
    for (const of of ['drafts', 'outbox-receipts'] as const) {
      for (const [key, record] of left[of]) await set(key, record, await open(of));
    }
    const earlier = earlierReleases({ database, open });
    const drafts = await idbDrafts({ database, left: () => undefined, earlier }).all();
    expect(drafts).toHaveLength(left.drafts.length);
    for (const [id] of left['outbox-receipts']) expect(await receipts.has(id)).toBe(true);
  });
});
