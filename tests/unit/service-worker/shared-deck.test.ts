import { describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#features/analyzer/model/file-check.ts';
import { DECK_NAME_HEADER, SHARE_TARGET, shareOutcome } from '#site/shared-deck.ts';
import { forgetSharedDeck, takeSharedDeck } from '../../../src/service-worker/shared-deck.ts';
import { leavesDeckBehind, strategyFor } from '../../../src/service-worker/strategy.ts';
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

/** Shares and answers with what is told and what is kept. */
async function share(request: Request) {
  const caches = memoryCaches();
  const answer = await takeSharedDeck(request, caches);
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

const nothingKept = { status: 303, path: '/analyzer', name: undefined, kept: [] };

describe('a file that is posted to the share target', () => {
  test('is kept under its name, and the analyzer is told', async () => {
    expect(await share(post(formOf(['file', pdf()])))).toEqual({
      status: 303,
      path: '/analyzer',
      outcome: 'deck',
      name: 'deck.pdf',
      text: '%PDF-1.7\n',
      kept: ['shared-deck'],
    });
  });

  test.each(['<img src=x onerror=alert(1)>.pdf', 'Prüfung – «Überblick».pdf', '100%.pdf', '提案.pdf'])(
    'keeps its name as it is: %s',
    async (name) => {
      expect(await share(post(formOf(['file', pdf(name)])))).toMatchObject({ outcome: 'deck', name });
    },
  );

  test('is the first of several', async () => {
    const form = formOf(['file', pdf('first.pdf')], ['file', pdf('second.pdf')]);
    expect(await share(post(form))).toMatchObject({ outcome: 'deck', name: 'first.pdf' });
  });

  test('may weigh as much as the analyzer takes, and not a byte more', async () => {
    expect(await share(post(formOf(['file', pdf('a.pdf', MAX_FILE_BYTES)])))).toMatchObject({
      outcome: 'deck',
    });
    const larger = formOf(['file', pdf('a.pdf', MAX_FILE_BYTES + 1)]);
    expect(await share(post(larger))).toMatchObject({ ...nothingKept, outcome: 'size' });
  });

  test.each([
    ['of another kind', formOf(['file', new File(['MZ'], 'deck.exe')]), 'type'],
    ['with a name that lies', formOf(['file', new File(['MZ not a PDF'], 'deck.pdf')]), 'type'],
    ['with nothing in it', formOf(['file', new File([], 'deck.pdf')]), 'type'],
    ['in another field', formOf(['deck', pdf()]), 'read'],
    ['that is a text', formOf(['file', '%PDF-1.7']), 'read'],
    ['that was not chosen', formOf(['file', new File([], '')]), 'read'],
  ])('is not kept: one %s', async (_, form, outcome) => {
    expect(await share(post(form))).toMatchObject({ ...nothingKept, outcome });
  });

  test('is not kept where the form is broken, or no form', async () => {
    const broken = post('--x\r\nContent-Disp', { 'Content-Type': 'multipart/form-data; boundary=x' });
    expect(await share(broken)).toMatchObject({ ...nothingKept, outcome: 'read' });
    expect(await share(post('{}', { 'Content-Type': 'application/json' }))).toMatchObject({
      ...nothingKept,
      outcome: 'read',
    });
  });

  test('takes the place of the one before, also where it is refused itself', async () => {
    const caches = memoryCaches();
    await takeSharedDeck(post(formOf(['file', pdf('first.pdf')])), caches);
    await takeSharedDeck(post(formOf(['file', new File(['MZ'], 'x.exe')])), caches);
    expect(caches.names()).toEqual([]);
  });
});

describe('a stream', () => {
  /** Endless, and counts what was read of it. */
  function endless() {
    const read = { bytes: 0, cancelled: false };
    const chunk = new Uint8Array(1024 * 1024);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        read.bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
      cancel() {
        read.cancelled = true;
      },
    });
    return { read, body };
  }
  const streamed = (body: ReadableStream, headers = {}) =>
    new Request(`${ORIGIN}${SHARE_TARGET}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
      // Node wants it for streams; the types of browsers do not know it.
      ...{ duplex: 'half' },
    });

  test('that does not say its length is left off as soon as it is too long', async () => {
    const { read, body } = endless();
    expect(await share(streamed(body))).toMatchObject({ ...nothingKept, outcome: 'size' });
    expect(read.cancelled).toBe(true);
    expect(read.bytes).toBeLessThan(MAX_FILE_BYTES + 4 * 1024 * 1024);
  });

  test('that says how long it is is not even begun', async () => {
    const { read, body } = endless();
    const answer = await share(streamed(body, { 'Content-Length': String(64 * 1024 * 1024) }));
    expect(answer).toMatchObject({ ...nothingKept, outcome: 'size' });
    expect(read.bytes).toBeLessThanOrEqual(1024 * 1024);
  });

  test('that breaks off is told as a file that could not be read', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    expect(await share(streamed(body))).toMatchObject({ ...nothingKept, outcome: 'read' });
  });
});

test('no space left is told as a file that could not be read', async () => {
  const caches = memoryCaches();
  const full = async () => ({ put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) });
  const answer = await takeSharedDeck(
    post(formOf(['file', pdf()])),
    Object.assign(caches, { open: full }) as unknown as CacheStorage,
  );
  expect(answer.headers.get('Location')).toBe(`${ORIGIN}/analyzer?shared=read`);
});

test('only the posting of a form that leads here is taken', () => {
  const facts = { method: 'POST', isNavigation: true, isSameOrigin: true, path: SHARE_TARGET };
  expect(strategyFor(facts)).toBe('shared-deck');
  expect(strategyFor({ ...facts, isNavigation: false })).toBe('leave-alone');
  expect(strategyFor({ ...facts, isSameOrigin: false })).toBe('leave-alone');
  expect(strategyFor({ ...facts, path: '/analyzer' })).toBe('leave-alone');
  expect(strategyFor({ ...facts, method: 'GET' })).toBe('page');
});

test.each([
  ['page', '', true],
  ['page', '?shared=nonsense', true],
  ['page', '?shared=deck', false],
  ['words', '', false],
  ['shared-deck', '', false],
] as const)('whether a start forgets the copy: %s%s', (strategy, search, forgets) => {
  expect(leavesDeckBehind(strategy, search)).toBe(forgets);
});

test('what is forgotten is gone', async () => {
  const caches = memoryCaches();
  await takeSharedDeck(post(formOf(['file', pdf()])), caches);
  expect(caches.names()).toEqual(['shared-deck']);
  await forgetSharedDeck(caches);
  expect(caches.names()).toEqual([]);
});
