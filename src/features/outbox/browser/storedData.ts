import { forgetRow } from '#browser/storage/forget.ts';
import { parseJson, storedKeys, storedText } from '#browser/storage/localStorage.ts';
import { sessionFlag } from '#browser/storage/sessionStorage.ts';
import { registeredWorker } from '#browser/worker/copy.ts';
import type { deviceStorage } from '#site/device-storage.ts';
import type { Outbox } from '../outbox.ts';

export type StoredRow = (typeof deviceStorage)[number];

/** Returns the number of entries in a stored text: those of a list or a table, or 1 for another text. */
function entriesIn(text: string | null): number {
  if (text === null) return 0;
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
}

/** Returns the number of entries of a row on this device. */
export async function countOf(row: StoredRow, outbox: Outbox): Promise<number> {
  switch (row.where) {
    case 'indexedDB':
      return (await outbox.keys()).filter((key) => key.startsWith(row.keys)).length;
    case 'localStorage':
      return 'startsWith' in row ? storedKeys(row.name).length : entriesIn(storedText(row.name));
    case 'sessionStorage':
      return Number(sessionFlag(row.name).isSet());
    case 'cacheStorage':
      return 'caches' in globalThis
        ? (await caches.keys()).filter((name) => name.startsWith(row.name)).length
        : 0;
    default:
      return (await registeredWorker()) ? 1 : 0;
  }
}

/** Returns false for the copy of the site, which has its own switch on /outbox. */
export const isErasable = ({ id }: StoredRow) => id !== 'pages' && id !== 'worker';

/** Deletes the entries of a row from this device. */
export const eraseRow = (row: StoredRow, outbox: Outbox): Promise<void> =>
  row.where === 'indexedDB' ? outbox.clear(row.keys) : forgetRow(row);
