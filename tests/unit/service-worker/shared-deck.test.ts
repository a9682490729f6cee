import { describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#features/analyzer/model/file-check.ts';
import { DECK_NAME_HEADER, SHARE_TARGET, type ShareOutcome, shareOutcome } from '#site/shared-deck.ts';
import { deleteSharedDeck, receiveSharedDeck } from '../../../src/service-worker/shared-deck.ts';
import { memoryCaches } from '../../support/memory-caches.ts';

const ORIGIN = 'https://vaglio.example';
const pdf = (name = 'deck.pdf', bytes = 9) =>
  new File(['%PDF-1.7\n'.padEnd(bytes, ' ')], name, { type: 'application/pdf' });

function formOf(...entries: [field: string, value: File | string][]): FormData {
  const form = new FormData();
  for (const [field, value] of entries) form.append(field, value);
  return form;
}

const post = (body: FormData | string, headers = {}) =>
  new Request(`${ORIGIN}${SHARE_TARGET}`, { method: 'POST', body, headers });

/** Shares a deck and returns the response and the stored copy. */
async function share(request: Request) {
  const caches = memoryCaches();
  const answer = await receiveSharedDeck(request, caches);
  const address = new URL(answer.headers.get('Location') ?? '');
  const copy = await caches.match(SHARE_TARGET, { cacheName: 'shared-deck' });
  return {
    status: answer.status,
    path: address.pathname,
    outcome: shareOutcome(address.search),
    name: copy && decodeURIComponent(copy.headers.get(DECK_NAME_HEADER) ?? ''),
    text: await copy?.text(),
    kept: caches.names(),
  };
}

const notStored = { status: 303, path: '/analyzer', name: undefined, kept: [] };
const file = (content: string, name: string) => formOf(['file', new File(content ? [content] : [], name)]);

describe('a file that is posted to the share target', () => {
  test('is stored under its name, the first of several, and the response leads to the analyzer', async () => {
    const form = formOf(['file', pdf('first.pdf')], ['file', pdf('second.pdf')]);
    expect(await share(post(form))).toEqual({
      ...{ status: 303, path: '/analyzer', outcome: 'deck', name: 'first.pdf' },
      text: '%PDF-1.7\n',
      kept: ['shared-deck'],
    });
  });

  test.each(['<img src=x onerror=alert(1)>.pdf', 'Prüfung – «Überblick».pdf', '100%.pdf', '提案.pdf'])(
    'has its name stored unchanged: %s',
    async (name) => {
      expect(await share(post(formOf(['file', pdf(name)])))).toMatchObject({ outcome: 'deck', name });
    },
  );

  test('may have the size limit of the analyzer, but not one byte more', async () => {
    const ofSize = (bytes: number) => share(post(formOf(['file', pdf('a.pdf', bytes)])));
    expect(await ofSize(MAX_FILE_BYTES)).toMatchObject({ outcome: 'deck' });
    expect(await ofSize(MAX_FILE_BYTES + 1)).toMatchObject({ ...notStored, outcome: 'size' });
  });

  test.each<[string, FormData | string, ShareOutcome, string?]>([
    ['that the analyzer rejects', file('MZ', 'deck.exe'), 'type'],
    ['in another field', formOf(['deck', pdf()]), 'read'],
    ['that is a text', formOf(['file', '%PDF-1.7']), 'read'],
    ['that was not chosen', file('', ''), 'read'],
    ['in a broken form', '--x\r\nContent-Disp', 'read', 'multipart/form-data; boundary=x'],
    ['in no form', '{}', 'read', 'application/json'],
  ])('is not stored: one %s', async (_, body, outcome, type) => {
    const request = post(body, type && { 'Content-Type': type });
    expect(await share(request)).toMatchObject({ ...notStored, outcome });
  });

  test('replaces the previous file, even if the new file is rejected', async () => {
    const caches = memoryCaches();
    await receiveSharedDeck(post(formOf(['file', pdf('first.pdf')])), caches);
    await receiveSharedDeck(post(file('MZ', 'x.exe')), caches);
    expect(caches.names()).toEqual([]);
  });

  test('is deleted on request', async () => {
    const caches = memoryCaches();
    await receiveSharedDeck(post(formOf(['file', pdf()])), caches);
    await deleteSharedDeck(caches);
    expect(caches.names()).toEqual([]);
  });

  test('is reported as unreadable if the storage is full', async () => {
    const full = async () => ({ put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) });
    const caches = Object.assign(memoryCaches(), { open: full }) as unknown as CacheStorage;
    const answer = await receiveSharedDeck(post(formOf(['file', pdf()])), caches);
    expect(answer.headers.get('Location')).toBe(`${ORIGIN}/analyzer?shared=read`);
  });
});

describe('a stream', () => {
  /** Returns an endless stream that counts the bytes read from it. */
  function endless() {
    const read = { bytes: 0, cancelled: false };
    const chunk = new Uint8Array(1024 * 1024);
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      read.bytes += chunk.byteLength;
      controller.enqueue(chunk);
    };
    const cancel = () => {
      read.cancelled = true;
    };
    return { read, body: new ReadableStream<Uint8Array>({ pull, cancel }) };
  }
  const streamed = (body: ReadableStream, more = {}) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', ...more };
    // Node requires `duplex` for streams, but the DOM types do not contain it.
    return new Request(`${ORIGIN}${SHARE_TARGET}`, { method: 'POST', body, headers, ...{ duplex: 'half' } });
  };

  test('without a declared length is cancelled as soon as it is too long', async () => {
    const { read, body } = endless();
    expect(await share(streamed(body))).toMatchObject({ ...notStored, outcome: 'size' });
    expect(read.cancelled).toBe(true);
    expect(read.bytes).toBeLessThan(MAX_FILE_BYTES + 4 * 1024 * 1024);
  });

  test('with a declared length above the limit is not read', async () => {
    const { read, body } = endless();
    const answer = await share(streamed(body, { 'Content-Length': String(64 * 1024 * 1024) }));
    expect(answer).toMatchObject({ ...notStored, outcome: 'size' });
    expect(read.bytes).toBeLessThanOrEqual(1024 * 1024);
  });

  test('that fails is reported as an unreadable file', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    expect(await share(streamed(body))).toMatchObject({ ...notStored, outcome: 'read' });
  });
});
