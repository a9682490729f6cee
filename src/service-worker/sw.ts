import { showAppBadge } from '#features/outbox/browser/appBadge.ts';
import { emailAccount } from '#features/outbox/build-account.ts';
import { connectOutbox } from '#features/outbox/connect.ts';
import type { DurableRecords } from '#features/outbox/ports.ts';
import { matchRoute } from '#router/model/addresses.ts';
import type { Locale } from '#site/locales.ts';
import { COPY_SYNC_TAG, STOP_REPLAY_MESSAGE, STORE_MESSAGE } from '#site/storage-keys.ts';
import { deliver, isDelivery } from './delivery.ts';
import { createHandlers } from './handlers.ts';
import { noticeToShow } from './notice.ts';
import {
  deleteOldVersions,
  filesFor,
  type StoredFile,
  storeAll,
  storedBasePaths,
  storeName,
} from './precache.ts';
import { replayInBackground } from './replay.ts';
import { deleteSharedDeck } from './shared-deck.ts';
import { type RoutableEvent, staticRoutes } from './static-routes.ts';
import { strategyFor } from './strategy.ts';

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Network Information API, in Chromium only. Source: https://wicg.github.io/netinfo/. */
interface Connection {
  saveData?: boolean;
  type?: string;
}

declare global {
  /** Security headers of the build's pages. */
  const __PAGE_HEADERS__: Readonly<Record<string, string>>;
  /** Versions of the build's messages, by language. */
  const __MESSAGE_VERSIONS__: Readonly<Record<Locale, string>>;
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
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const world = {
  caches: self.caches,
  fetch: ((...request) => self.fetch(...request)) as typeof fetch,
  wait,
  pageHeaders: __PAGE_HEADERS__,
};
const strategies = createHandlers({ ...world, storeName: name, versions: __MESSAGE_VERSIONS__ });

/** Time limit for storing the pages of further locales, in milliseconds. They are optional. */
const FURTHER_MS = 10_000;

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Stores this version, with the pages of every locale that is open, was stored before or is requested by a page.
 * Rejects if the locales that were stored before, or the requested and open ones at the first installation, are not
 * complete. The shell renders the pages of further locales until they are stored, too.
 */
async function store(asked: readonly string[] = []): Promise<void> {
  const windows = await openWindows();
  const open = windows.map(({ url }) => matchRoute(new URL(url).pathname).basePath);
  const before = await storedBasePaths(self.caches);
  const all = sparesData(windows) ? [] : [...asked, ...open, ...before];
  const required = filesFor(files, new Set(all.length > 0 && before.length > 0 ? before : all));
  await storeAll(name, required, world);
  // A copy that was removed meanwhile must not reappear, but `storeAll` would create its cache.
  if (!(await self.caches.has(name))) return;
  const further = filesFor(files, new Set(all)).filter((file) => !required.includes(file));
  // Offline or on a slow network, these files are stored later or on another visit.
  await Promise.race([storeAll(name, further, world).catch(() => {}), wait(FURTHER_MS)]);
}

const running = new Map<string, Promise<void>>();

/** Stores this version with the pages of a locale. Concurrent calls for the same locale share one promise. */
function storeFor(basePath: string): Promise<void> {
  const ours = running.get(basePath) ?? store([basePath]).finally(() => running.delete(basePath));
  running.set(basePath, ours);
  return ours;
}

/**
 * Returns true if prerendered pages should not be downloaded: the visitor saves data, or the network is cellular and no
 * window is visible.
 */
function sparesData(windows: readonly WindowClient[]): boolean {
  const { saveData, type } = (self.navigator as { connection?: Connection }).connection ?? {};
  if (saveData) return true;
  return type === 'cellular' && !windows.some(({ visibilityState }) => visibilityState === 'visible');
}

self.addEventListener('install', (event: RoutableEvent) =>
  event.waitUntil(
    store().then(async () =>
      // Browsers limit the number of routes. Without routes, the worker answers.
      event.addRoutes?.(await staticRoutes(name, self.caches)).catch(() => {}),
    ),
  ),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      deleteOldVersions(name, self.caches, self.registration.installing !== null),
      deleteSharedDeck(self.caches),
    ]),
  );
});

/**
 * Aborts background replays permanently when a page activates the next version, because browsers fire an event again if
 * it was requested meanwhile.
 */
const stopReplay = new AbortController();

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  // The page sends this message after the visitor has accepted the new version.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === STOP_REPLAY_MESSAGE) stopReplay.abort();
  if (event.data?.type === STORE_MESSAGE && port) {
    const tell = (stored: boolean) => port.postMessage(stored);
    event.waitUntil(
      storeFor(matchRoute(event.data.pathname).basePath).then(
        () => tell(true),
        () => tell(false),
      ),
    );
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isDelivery(request)) return deliver(event, connectedOutbox());
  const { origin, pathname } = new URL(request.url);
  const strategy = strategyFor({
    method: request.method,
    isNavigation: request.mode === 'navigate',
    isSameOrigin: origin === self.location.origin,
    path: pathname,
  });
  if (strategy === 'leave-alone') return;
  const answer = strategies[strategy](request);
  // If the cache storage fails, the network must still answer.
  event.respondWith(request.method === 'GET' ? answer.catch(() => fetch(request)) : answer);
});

let outbox: ReturnType<typeof connectOutbox> | undefined;

function connectedOutbox() {
  outbox ??= connectOutbox({ account: emailAccount, locks: self.navigator.locks, presence });
  return outbox;
}

/** The worker is always present, because it never enters the back/forward cache. */
const presence = { isHere: () => true, here: async () => {}, onLeave: () => () => {} };

self.addEventListener('sync', (event) => {
  const clock = { now: Date.now, wait };
  const outbox = connectedOutbox();
  const reports = { showCount: showAppBadge, onDelivered: () => notify(outbox.records) };
  event.waitUntil(replayInBackground(outbox, reports, clock, stopReplay.signal));
});

/** Shows the visitor that a request has gone out while no page was open. */
async function notify(records: DurableRecords): Promise<void> {
  const pages = (await openWindows()).length;
  const notice = await noticeToShow({ records, pages, permission: Notification.permission });
  if (!notice) return;
  const { title, body, lang, path } = notice;
  await self.registration.showNotification(title, {
    body,
    lang,
    tag: 'sent',
    data: path,
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(String(event.notification.data)));
});

self.addEventListener('periodicsync', (event) => {
  // A new version caches its files on install. This version fetches its missing files.
  if (event.tag === COPY_SYNC_TAG) event.waitUntil(self.registration.update().then(() => store()));
});
