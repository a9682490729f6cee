import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { reportErrors } from '#app/monitoring.ts';
import { createOutboxAccess } from '#app/outboxAccess.ts';
import { pageModules } from '#app/pageModules.ts';
import { whenLoaded } from '#browser/dom/pageLifecycle.ts';
import { markHydrating } from '#browser/hydration/hydrated.ts';
import {
  appContainer,
  clearPrerenderedHead,
  embeddedResources,
  setDocumentLanguage,
} from '#browser/hydration/prerendered.ts';
import { guarded } from '#browser/storage/localStorage.ts';
import { requestBackgroundSync, requestPendingSync } from '#browser/worker/backgroundSync.ts';
import { isCopyWanted } from '#browser/worker/copy.ts';
import { startReplays } from '#features/outbox/replays.ts';
import type { FormattedNumbers } from '#i18n/numberCache.ts';
import { createResources, type Resources } from '#i18n/resources.ts';
import { currentPath, hostStatus, reloadDocument } from '#router/location.ts';
import { addressOf, matchRoute, resolveRoute } from '#router/model/addresses.ts';
import { type PreparedPage, preparePage, prerenderKey } from '#router/preparePage.ts';
import { browserResourcePorts } from '#router/readResource.ts';
import { contentName } from '#site/content-name.ts';
import { isLocale } from '#site/locales.ts';
import { shareOutcome } from '#site/shared-deck.ts';
import { SHARED_DECK_CACHE } from '#site/storage-keys.ts';

/**
 * Prepares a page or reloads the document. If code or messages are missing, or if the host has a page that this version
 * does not know, the tab may be older than the last deployment. A new document then loads the current version.
 */
async function preparedOrReload(pathname: string, resources: Resources): Promise<PreparedPage> {
  const prepared = await preparePage(pathname, resources, pageModules).catch((error: unknown) => ({ error }));
  if ('kind' in prepared && prepared.kind === 'page') return prepared;
  const status = await hostStatus(pathname);
  const isOlder = status === 200 || ('error' in prepared && status === 404);
  // A page that is only prefetched, or that the visitor has left in the meantime, must not reload the document.
  if (isOlder && currentPath() === pathname) {
    reloadDocument();
    return new Promise<never>(() => {});
  }
  if ('error' in prepared) throw prepared.error;
  return prepared;
}

async function installCopyAndSync(): Promise<void> {
  await (await import('#browser/worker/registration.ts')).installCopy();
  requestPendingSync();
}

/** Reports an error that a Boundary has caught like an uncaught error. */
const toReport = { onCaughtError: (error: unknown) => reportError(error) };

/**
 * Hydrates the prerendered page, or renders the page in the shell. `main.tsx` calls it after the first paint. The module
 * itself does nothing, so that it can be in one chunk with modules that others import.
 */
export async function start(): Promise<void> {
  // Deletes a shared deck that no page has collected. Only the page opened by the share target may read it.
  if (!shareOutcome(location.search))
    void guarded(() => globalThis.caches?.delete(SHARED_DECK_CACHE), undefined)?.catch(() => {});
  const resources = createResources(browserResourcePorts);
  const { numbers, ...embedded } = embeddedResources();
  for (const [key, value] of Object.entries(embedded)) {
    const [locale, ...name] = key.split('/');
    if (isLocale(locale)) resources.provide(locale, name.join('/'), value);
  }
  const container = appContainer();
  const match = matchRoute(location.pathname);
  const content = contentName(match.route, match.slug);
  // The host has served a 404 page, so there is no content with this name.
  if (content && container.dataset.page === prerenderKey(resolveRoute(match, false)))
    resources.provide(match.locale, content, undefined);

  let hasFailed = false;
  const first = await preparePage(location.pathname, resources, pageModules).catch((error: unknown) => {
    // A prerendered page stays as it is. In the shell, App shows that the page cannot be loaded.
    if (container.dataset.page) throw error;
    hasFailed = true;
    return preparePage(addressOf('/', match.basePath), resources, pageModules);
  });
  const outboxAccess = createOutboxAccess((outbox) => startReplays(outbox, requestBackgroundSync));
  const prepare = (pathname: string) => preparedOrReload(pathname, resources);
  const prerendered = container.dataset.page === prerenderKey(first);
  const app = (
    <App
      first={first}
      hasFailed={hasFailed}
      prepare={prepare}
      outbox={outboxAccess}
      resources={resources}
      numbers={(numbers ?? {}) as FormattedNumbers}
    />
  );
  if (prerendered) {
    // In a transition, React hydrates in small slices, so that the page stays responsive.
    startTransition(() => void hydrateRoot(container, app, toReport));
    markHydrating();
  } else {
    // The document is the shell for a page that is not stored, or the page of another address, as from a host without
    // our 404 pages.
    clearPrerenderedHead();
    setDocumentLanguage(first.locale);
    createRoot(container, toReport).render(app);
  }

  reportErrors();
  whenLoaded(() => {
    // If the browser refuses the service worker, the site works, but it is not announced as available offline.
    if (import.meta.env.PROD && isCopyWanted()) void installCopyAndSync().catch(() => {});
  });
}
