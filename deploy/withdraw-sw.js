// Replaces a broken service worker. docs/deploy.md says how to publish it as sw.js.
// It deletes the copies of the site and unregisters. It never touches IndexedDB and local storage, which contain waiting
// submissions and drafts. Pages send waiting submissions without a worker.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

// Pages wait for this answer when they ask for a complete copy.
self.addEventListener('message', (event) => event.ports[0]?.postMessage(false));

async function withdraw() {
  // The names of the copies begin with CACHE_PREFIX of src/site/storage-keys.ts.
  const copies = (await self.caches.keys()).filter((name) => name.startsWith('site-'));
  await Promise.allSettled(copies.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
