import type { Page } from '@playwright/test';
import type { Submission } from '#features/submissions/model/submission.ts';
import { readQrPicture } from '../../support/qr.ts';

/** A submission that waits until the visitor has it sent; all of them are of the same minute. */
export const waiting = (id: string, more: Partial<Submission> = {}): Submission => ({
  version: 1,
  id,
  form: 'contact-form',
  language: 'en',
  submittedAt: Date.UTC(2026, 10, 20, 10, 0, 0) + id.charCodeAt(0),
  params: { name: id, email: 'ada@fund.example', organization: 'Analytical Capital', role: 'Partner' },
  delivery: { state: 'queued', attempts: 1, notBefore: Date.now() + 600_000, reason: 'limited' },
  ...more,
});

/** Writes records into the outbox of this browser; the page that is open is not told. */
export async function keep(page: Page, submissions: readonly Submission[]): Promise<void> {
  await page.evaluate(
    (records) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('outbox', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('keyval');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('keyval', 'readwrite');
          for (const record of records) transaction.objectStore('keyval').put(record, record.id);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    submissions,
  );
}

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

/** Keeps a request that waits for ten minutes, opens its code on the page of pending requests, and reads it with a camera. */
export async function showCode(page: Page, id: string): Promise<string> {
  await page.goto('/en');
  await keep(page, [waiting(id, { params: { name: 'Ada Lovelace', email: 'ada@fund.example' } })]);
  await page.goto('/en/outbox');
  await page.getByRole('button', { name: /^Hand over by code/ }).click();
  return readQrPicture(await page.getByRole('dialog').getByRole('img').screenshot()) ?? '';
}
