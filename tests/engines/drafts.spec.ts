import type { Engine } from './support/engine.ts';
import { expect, test } from './support/fixtures.ts';
import { openPage, seen, typeVisitorData, untilHydrated, visitorData } from './support/steps.ts';

/** Waits until this has been written down: typing rests a moment before it is. */
const untilDrafted = (engine: Engine, text: string) =>
  seen(engine, 'the drafts', async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'outbox')) return '';
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('outbox');
      opening.onsuccess = () => {
        const reading = opening.result
          .transaction('keyval')
          .objectStore('keyval')
          .getAll(IDBKeyRange.bound('draft:', 'draft;'));
        reading.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(reading.result));
        };
      };
    });
  }).toContain(text);

test('what was typed is there again after a reload', async ({ site, engine }) => {
  await openPage(engine, `${site.origin}/en`);
  await typeVisitorData(engine);
  await untilDrafted(engine, visitorData.role);
  await engine.reload();
  await untilHydrated(engine);
  await seen(engine, 'the fields', () => {
    const form = document.querySelector<HTMLFormElement>('form#contact-form');
    return form && Object.fromEntries(new FormData(form));
  }).toEqual(visitorData);
  expect(
    await engine.run(() => document.querySelector<HTMLInputElement>('[name=termsAccepted]')?.checked),
  ).toBe(false);
});
