import { deviceStorage } from '#site/device-storage.ts';
import { storedKeys, storeText } from './localStorage.ts';
import { applyReadingSettings, chooseTheme } from './preferences.ts';
import { sessionFlag } from './sessionStorage.ts';

type Row = (typeof deviceStorage)[number];

/** Deletes the records of a row of the table, unless they are in the database. */
export async function forgetRow(row: Row): Promise<void> {
  if (row.where === 'cacheStorage' && 'caches' in globalThis) await caches.delete(row.name);
  if (row.where === 'sessionStorage') sessionFlag(row.name).clear();
  // The page shows these choices until they are revoked.
  if (row.id === 'theme') chooseTheme('system');
  if (row.id === 'readingSettings') applyReadingSettings('');
  // Also for a key of another storage, because components read all storages again after this write.
  const keys = 'startsWith' in row ? storedKeys(row.name) : [row.name];
  for (const key of keys) storeText(key, '');
}

/** Deletes the data that the next visitor of a kiosk must not see. */
export function forgetVisit(): void {
  for (const row of deviceStorage) if ('visit' in row) void forgetRow(row);
}

/** The copy of the site has its own switch on /outbox. Kiosk mode ends with its PIN only. */
const isKept = ({ id }: Row) => id === 'pages' || id === 'worker' || id === 'kiosk';

/** Deletes everything that the visitor has typed, chosen, read or shared, except what is in the database. */
export async function forgetAll(): Promise<void> {
  const rows = deviceStorage.filter((row) => row.where !== 'indexedDB' && !isKept(row));
  await Promise.all(rows.map(forgetRow));
}
