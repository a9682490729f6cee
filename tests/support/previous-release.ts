import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { EARLIER_DATABASES } from '#site/storage-keys.ts';

interface Delivery {
  state: string;
  attempts: number;
  reason?: string;
}

/**
 * What a tab of the previous release does with a record while it tries to send it and has no answer: it reads the fields of
 * the first version, and writes back those alone. Records of later versions it leaves alone.
 */
export async function triedByPreviousRelease(database: UseStore, id: string, now: number): Promise<void> {
  const record = await get<Record<string, unknown>>(id, database);
  if (record?.version !== 1) return;
  const { version, form, language, submittedAt, params, replaces, keepUntil } = record;
  const { state, attempts } = record.delivery as Delivery;
  if (state !== 'queued') return;
  const delivery = { state: 'queued', attempts: attempts + 1, notBefore: now + 5_000, reason: 'unreachable' };
  const known = { version, id, form, language, submittedAt, params, replaces, keepUntil, delivery };
  await set(id, known, database);
}

/** What such a tab does once the service has accepted a record: it is killed before it deletes it, or not. */
export async function deliveredByPreviousRelease(
  database: UseStore,
  id: string,
  now: number,
  isKilled: boolean,
): Promise<void> {
  const receipt = { id, form: 'contact-form', deliveredAt: now };
  await set(id, receipt, createStore(EARLIER_DATABASES.receipts, 'keyval'));
  if (!isKilled) await del(id, database);
}
