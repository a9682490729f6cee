import { IDBFactory } from 'fake-indexeddb';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { createOutboxAccess } from '#app/outboxAccess.ts';
import { pageModules } from '#app/pageModules.ts';
import { compileResources } from '#build/messages.ts';
import { startReplays } from '#features/outbox/replays.ts';
import { createResources, type ResourcePorts } from '#i18n/resources.ts';
import { type PreparedPage, preparePage } from '#router/preparePage.ts';
import { content } from '../../support/content.ts';
import { FakeLocks } from '../../support/fake-locks.ts';
import { LOCALES } from '../../support/messages.ts';
import { until } from '../../support/until.ts';
import { emptyQueue } from './device.ts';

/** All messages, as the build compiles them. */
const compiled = compileResources(LOCALES, content);

export interface PageOptions {
  /** Contents that replace those of the site, by the names of their resources. */
  contents?: Readonly<Record<string, unknown>>;
  /** Replaces the preparation of pages, for code and messages that cannot be loaded. */
  prepare?: (pathname: string) => Promise<PreparedPage>;
  /** Names of the message resources that cannot be loaded. */
  missing?: ReadonlySet<string>;
  /** Reads that replace those from the disk, by the names of resources. */
  reads?: Readonly<Record<string, () => Promise<unknown>>>;
  /** The values that the page has stored in its history entry before a reload. */
  entry?: Readonly<Record<string, unknown>>;
}

/** Creates resources with this read function, without pauses between attempts. */
export const resourcesThat = (read: ResourcePorts['read']) =>
  createResources({ read, wait: async () => {}, isOffline: () => false });

const locks = new FakeLocks();
let pages = 0;

let close: (() => Promise<void>) | undefined;

/**
 * Renders the page at an address as src/start.tsx renders a page that is not prerendered: the complete app with its
 * own access to the outbox. Its messages come from the disk, and everything else from happy-dom and the network.
 */
export async function openPage(
  address: string,
  { contents = {}, prepare, missing, reads = {}, entry }: PageOptions = {},
): Promise<void> {
  await close?.();
  history.replaceState(entry ?? null, '', address);
  const resources = resourcesThat(async (locale, name) => {
    if (missing?.has(name)) throw new TypeError('Failed to fetch');
    const own = reads[name];
    if (own) return own();
    return contents[name] ?? compiled.get(locale)?.get(name);
  });
  const prepared = (pathname: string) => preparePage(pathname, resources, pageModules);
  const first = await prepared(location.pathname);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  document.documentElement.lang = first.locale;
  pages += 1;
  const owner = `page ${pages}`;
  Object.defineProperty(navigator, 'locks', { value: locks.of(owner), configurable: true });
  let stopReplays = () => {};
  let open = true;
  const outboxAccess = createOutboxAccess((outbox) => {
    if (open) stopReplays = startReplays(outbox, async () => {});
  });
  const root = createRoot(container);
  close = async () => {
    open = false;
    stopReplays();
    root.unmount();
    locks.kill(owner);
    close = undefined;
  };
  root.render(
    <App first={first} prepare={prepare ?? prepared} outbox={outboxAccess} resources={resources} />,
  );
  await until(() => {
    if (!document.querySelector('h1')) throw new Error('The page is not drawn yet.');
  });
}

/** Closes the page and deletes its stored data. */
export async function closePage(): Promise<void> {
  await close?.();
  // A test may have blocked the database.
  await emptyQueue().catch(() => {});
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.hydrated;
  document.body.replaceChildren();
}
