import { afterEach, expect, test, vi } from 'vitest';
import type { Submission } from '#features/outbox/model/submission.ts';
import { brand } from '#site/brand.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { lengthenPauses } from './support/clock.ts';
import { queued, storeDraft, storeRecord, storeSubmissions, watchDownloads } from './support/device.ts';
import { email } from './support/email.ts';
import { one, press, sayingOf } from './support/form.ts';
import { inRegion, openList, region, rows } from './support/list.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const say = says('en');
const uuid = (number: number) => `6f1c2c1e-8d0a-4c58-9b3c-${String(number).padStart(12, '0')}`;
const main = () => sayingOf(one('main'));

lengthenPauses();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

/** Chooses a file to import. */
async function choose(file: File): Promise<void> {
  const input = await until(() => one<HTMLInputElement>('label input[type=file]'));
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const chooseRecords = (records: readonly unknown[]) =>
  choose(new File([JSON.stringify(records)], 'export.json', { type: 'application/json' }));

/** Returns a record of the contact form as another device has exported it. */
const exported = (number: number, more: Partial<Submission> = {}): Submission =>
  waiting('x', { id: uuid(number), ...more });

test('an export holds every record, also of newer versions, and warns that it is not encrypted', async () => {
  const files = watchDownloads();
  const submission = waiting('a');
  await storeRecord('b', { version: 2, mood: 'hopeful' });
  await storeSubmissions(submission);
  await openPage('/en/outbox');
  await until(() => expect(rows()).toHaveLength(2));
  const [button] = inRegion(say('outbox.export'));
  await press(button);
  expect(files.map(({ name }) => name)).toEqual([`${brand.slug}-outbox.json`]);
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual([
    submission,
    { id: 'b', version: 2, mood: 'hopeful' },
  ]);
  const warning = one(`#${button?.getAttribute('aria-describedby')}`);
  expect(sayingOf(warning)).toBe(say('outbox.export.warning'));
});

test('exported requests can be deleted here, and each deletion can be undone', async () => {
  watchDownloads();
  await openList(waiting('a'), waiting('b'));
  const offer = () => inRegion(say('outbox.export.delete', { count: 2 }));
  expect(offer()).toEqual([]);
  await press(inRegion(say('outbox.export'))[0]);
  await press(await until(() => offer()[0]));
  await until(async () => expect(await queued()).toEqual([]));
  await until(() => expect(sayingOf(one('#announcer'))).toBe(say('outbox.export.deleted', { count: 2 })));
  await until(() => expect(offer()).toEqual([]));
  await press(inRegion(/^Undo/)[0]);
  await until(async () => expect(await queued()).toMatchObject([{ id: 'a' }]));
});

test('"Share" is offered if the browser shares files, and shares the export', async () => {
  await openList(waiting('a'));
  expect(inRegion(say('outbox.share'))).toEqual([]);
  const shared: File[] = [];
  Object.assign(navigator, {
    canShare: ({ files = [] }: ShareData) => files.length > 0,
    share: async ({ files = [] }: ShareData) => void shared.push(...files),
  });
  await openPage('/en/outbox');
  await until(() => expect(inRegion(say('outbox.share'))).toHaveLength(1));
  await press(inRegion(say('outbox.share'))[0]);
  await until(() => expect(shared).toHaveLength(1));
  await until(() => expect(inRegion(say('outbox.export.delete', { count: 1 }))).toHaveLength(1));
  expect(JSON.parse((await shared[0]?.text()) ?? '')).toMatchObject([{ id: 'a' }]);
});

test('a share that the browser refuses becomes a download, and a closed share sheet does not', async () => {
  const files = watchDownloads();
  const share = vi.fn(async () => {
    throw new DOMException('no', 'NotAllowedError');
  });
  Object.assign(navigator, { canShare: () => true, share });
  await openList(waiting('a'));
  await press(inRegion(say('outbox.share'))[0]);
  await until(() => expect(files.map(({ name }) => name)).toEqual([`${brand.slug}-outbox.json`]));
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await press(inRegion(say('outbox.share'))[0]);
  await until(() => expect(share).toHaveBeenCalledTimes(2));
  expect(files).toHaveLength(1);
});

test('an import adds new requests, and reports the known and the unreadable ones', async () => {
  storeDraft({
    version: 1,
    id: uuid(3),
    form: 'demo-form',
    language: 'en',
    savedAt: Date.now(),
    values: { nome: 'Ada' },
  });
  await openList(exported(1));
  // The third record has the id of a draft, which would count as sent.
  await chooseRecords([exported(1), exported(2), exported(3), { id: uuid(4) }]);
  const done = say('outbox.import.done', { added: 1, known: 2, unreadable: 1 });
  await until(() => expect(main()).toContain(done));
  await until(() => expect(email.mails()).toHaveLength(1));
  expect(email.mails()[0]?.template_params.submission_id).toBe(uuid(2));
  await until(() => expect(rows()).toHaveLength(1));
  await until(() => expect(sayingOf(one('[data-corner]'))).toContain(say('outbox.notice.delivered')));
  // The notice of the delivery does not replace the result.
  expect(main()).toContain(done);
});

test('an import of 1,000 records shows its progress', async () => {
  await openPage('/en/outbox');
  await until(() => region());
  const shown = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const [text] of main().matchAll(/[\d,]+ of 1,000 read/g)) shown.add(text);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await chooseRecords(Array.from({ length: 1_000 }, (_, number) => exported(number, { params: {} })));
  const done = say('outbox.import.done', { added: 0, known: 0, unreadable: 1_000 });
  await until(() => expect(main()).toContain(done));
  observer.disconnect();
  expect([...shown]).toEqual(expect.arrayContaining(['100 of 1,000 read', '900 of 1,000 read']));
  expect(main()).not.toContain('of 1,000 read');
});

test('a file with more than 1,000 records is rejected in the language of the page', async () => {
  await openPage('/de/outbox');
  const input = await until(() => one<HTMLInputElement>('label input[type=file]'));
  expect(sayingOf(input.closest('label') ?? input)).toBe(says('de')('outbox.import'));
  await chooseRecords(Array(1_001).fill({}));
  const alerts = () => [...one('main').querySelectorAll('[role=alert]')].map(sayingOf);
  await until(() => expect(alerts()).toContain(says('de')('outbox.import.notOurs')));
  expect(await queued()).toEqual([]);
});

test('an export that is cut off is called damaged', async () => {
  await openPage('/en/outbox');
  await choose(new File(['[{"id": "a"'], 'cut.json', { type: 'application/json' }));
  await until(() => expect(main()).toContain('damaged or incomplete'));
  expect(await queued()).toEqual([]);
});
