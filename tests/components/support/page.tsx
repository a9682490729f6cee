import { IDBFactory } from 'fake-indexeddb';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { type PreparedPage, preparePage, wholeMessages } from '#app/navigation/preparePage.ts';
import { startReplays } from '#app/replayTriggers.ts';
import { createServices } from '#app/services.ts';
import { articleContent, articleList } from '#build/articles.ts';
import { entryPages } from '#build/content/entry-pages.ts';
import { italianContents } from '#build/italian.ts';
import { compileMessage } from '#build/words.ts';
import { createResources } from '#i18n/resources.ts';
import type { LanguageCode } from '#site/languages.ts';
import { type MessageNamespace, messageNamespaces } from '#site/messages.ts';
import { content } from '../../support/content.ts';
import { LOCALES, readMessages } from '../../support/messages.ts';
import { emptyQueue } from './device.ts';
import { until } from './form.ts';

/** A resource as the build compiles it. */
function compile(language: LanguageCode, name: string): unknown {
  const [kind, id = ''] = name.split('/');
  if (kind === 'italian') return italianContents(LOCALES, content).get(id);
  const entries = entryPages(content, language).get(name);
  if (entries) return entries;
  if (name === 'articles/index') return articleList(content.articles, language);
  const article = content.articles.find(({ slug }) => slug === id);
  if (article) return articleContent(content, language, article);
  if (!messageNamespaces.includes(name as MessageNamespace)) return undefined;
  const messages = Object.entries(readMessages(language, name as MessageNamespace));
  return Object.fromEntries(messages.map(([key, message]) => [key, compileMessage(message)]));
}

const compiled = new Map<string, unknown>();
function read(language: LanguageCode, name: string): unknown {
  const key = `${language}/${name}`;
  if (!compiled.has(key)) compiled.set(key, compile(language, name));
  return compiled.get(key);
}

export interface PageOptions {
  /** Contents in the place of the site's own, by the names of their resources. */
  contents?: Readonly<Record<string, unknown>>;
  /** Stands for code and words that are out of reach. */
  prepare?: (pathname: string) => Promise<PreparedPage>;
}

let close: (() => Promise<void>) | undefined;

/**
 * Draws the page at an address as src/start.tsx does for one that is not prerendered: the whole app, with its own
 * services. Its words come from the disk; all else that it asks for from the browser's stand-in and from the network.
 */
export async function openPage(address: string, { contents = {}, prepare }: PageOptions = {}): Promise<void> {
  await close?.();
  history.replaceState(null, '', address);
  const resources = createResources({
    read: async (language, name) => contents[name] ?? read(language, name),
    wait: async () => {},
  });
  const prepared = (pathname: string) => preparePage(pathname, resources);
  const first = await prepared(location.pathname);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  document.documentElement.lang = first.language;
  const services = createServices(resources);
  const root = createRoot(container);
  let stopReplays = () => {};
  let open = true;
  close = async () => {
    open = false;
    stopReplays();
    root.unmount();
    close = undefined;
  };
  root.render(
    <App
      first={first}
      prepare={prepare ?? prepared}
      complete={(page) => wholeMessages(page, resources)}
      services={services}
      formatted={undefined}
    />,
  );
  void services.outbox?.whenUsed().then((outbox) => {
    if (open) stopReplays = startReplays(outbox, async () => {});
  });
  await until(() => {
    if (!document.querySelector('h1')) throw new Error('The page is not drawn yet.');
  });
}

/** Leaves the page, and nothing of it on the device. */
export async function closePage(): Promise<void> {
  await close?.();
  // Where the browser keeps nothing, there is nothing to be found.
  await emptyQueue().catch(() => {});
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.hydrated;
  document.body.replaceChildren();
}
