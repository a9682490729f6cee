import type { Page } from '@playwright/test';
import type { Submission } from '#features/submissions/model/schemas.ts';

/** Writes records under their keys into a database of this browser, as every release makes them; an open page is not told. */
export async function writeRecords(page: Page, database: string, records: readonly [string, unknown][]) {
  await page.evaluate(
    ([name, entries]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => request.result.createObjectStore('keyval');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('keyval', 'readwrite');
          for (const [key, record] of entries) transaction.objectStore('keyval').put(record, key);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [database, records] as const,
  );
}

/** Writes submissions into the outbox of this browser. */
export const keep = (page: Page, submissions: readonly Submission[]) =>
  writeRecords(
    page,
    'outbox',
    submissions.map((submission) => [submission.id, submission]),
  );

interface OutboxRecord {
  params?: Record<string, string>;
  values?: Record<string, string>;
}

/** The records of this browser's outbox whose keys begin so, read past the site's own code. */
export const readOutbox = (page: Page, prefix = ''): Promise<OutboxRecord[]> =>
  page.evaluate(
    (start) =>
      new Promise<OutboxRecord[]>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const records = opening.result.transaction('keyval').objectStore('keyval');
          const reading = records.getAll(IDBKeyRange.bound(start, `${start}\uffff`));
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    prefix,
  );
