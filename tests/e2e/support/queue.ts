import type { Page } from '@playwright/test';
import type { Draft } from '#features/forms/model/draft.ts';
import type { Submission } from '#features/outbox/model/submission.ts';

/** Writes records under their keys into the outbox of this browser. An open page is not notified. */
export async function writeRecords(page: Page, records: readonly [string, unknown][]) {
  await page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('outbox', 1);
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
    records,
  );
}

/** Writes submissions into the queue of this browser. */
export const keep = (page: Page, submissions: readonly Submission[]) =>
  writeRecords(
    page,
    submissions.map(({ id, ...record }) => [`queue:${id}`, record]),
  );

interface OutboxRecord {
  params?: Record<string, string>;
}

/** Reads the records of this browser's outbox whose keys start with the prefix, without the code of the site. */
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

/** Reads the drafts of this browser. */
export const readDrafts = (page: Page): Promise<Draft[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('draft:'))
      .map(([, text]) => JSON.parse(text)),
  );
