import { emailAccount } from '#features/submissions/account.ts';
import { connectDatabase, connectOutbox } from '#features/submissions/connect.ts';
import { COPY_SYNC_TAG, HAND_OVER_MESSAGE, STORE_MESSAGE } from '#site/storage-keys.ts';
import { createAnswers } from './answers.ts';
import { countOnIcon } from './icon-count.ts';
import { forgetOldVersions, type StoredFile, storeAll, storeName } from './precache.ts';
import { replayInBackground } from './replay.ts';
import { forgetSharedDeck } from './shared-deck.ts';
import { leavesDeckBehind, strategyFor } from './strategy.ts';

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  /** Security headers of the build's pages. */
  const __PAGE_HEADERS__: Readonly<Record<string, string>>;
  interface ServiceWorkerGlobalScope {
    /** The precache manifest, injected by the build. */
    readonly __WB_MANIFEST: readonly StoredFile[];
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
    periodicsync: SyncEvent;
  }
}
declare const self: ServiceWorkerGlobalScope;

const files = self.__WB_MANIFEST;
const name = storeName(files, __PAGE_HEADERS__);
const { strategies, cachePage } = createAnswers({
  caches: self.caches,
  fetch: (...request) => self.fetch(...request),
  storeName: name,
  pageHeaders: __PAGE_HEADERS__,
});

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function fill(): Promise<void> {
  const fetch: typeof self.fetch = (...request) => self.fetch(...request);
  return storeAll(name, files, { caches: self.caches, fetch, wait });
}

async function cacheOpenPages(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(windows.map(({ url }) => cachePage(new URL(url).pathname)));
}

self.addEventListener('install', (event) =>
  // A page that is not cached is assembled on request.
  event.waitUntil(fill().then(() => cacheOpenPages().catch(() => {}))),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), forgetOldVersions(name, self.caches), forgetSharedDeck(self.caches)]),
  );
});

/**
 * Aborts background work for good when a page activates the next version: browsers fire an event again if it was
 * requested meanwhile.
 */
const handOver = new AbortController();

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  // Sent once the visitor has accepted the new version.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === HAND_OVER_MESSAGE) handOver.abort();
  if (event.data?.type === STORE_MESSAGE && port) {
    const tell = (stored: boolean) => port.postMessage(stored);
    event.waitUntil(
      fill().then(
        () => tell(true),
        () => tell(false),
      ),
    );
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const strategy = strategyFor({
    method: request.method,
    isNavigation: request.mode === 'navigate',
    isSameOrigin: origin === self.location.origin,
    path: pathname,
  });
  if (strategy !== 'leave-alone') event.respondWith(strategies[strategy](request));
  if (leavesDeckBehind(strategy, search)) event.waitUntil(forgetSharedDeck(self.caches));
});

/** A worker never enters the back/forward cache. */
const presence = { isHere: () => true, here: async () => {}, onLeave: () => () => {} };

self.addEventListener('sync', (event) => {
  const { locks } = self.navigator;
  const outbox = connectOutbox({ ...connectDatabase(presence), account: emailAccount, locks, presence });
  const clock = { now: Date.now, wait };
  event.waitUntil(replayInBackground(outbox, countOnIcon(self.navigator), clock, handOver.signal));
});

self.addEventListener('periodicsync', (event) => {
  // A new version caches its own files on install; this one fetches those it lacks.
  if (event.tag === COPY_SYNC_TAG) event.waitUntil(self.registration.update().then(fill));
});
