import { addressOf, answerAt, matchRoute, type RouteMatch } from '#router/model/addresses.ts';
import { redirectOf } from '#router/model/redirects.ts';
import { messagesAddress, SHELL } from '#site/bundles.ts';
import { contentName, OLDER_ARTICLES } from '#site/content-name.ts';
import { isLocale, type Locale } from '#site/locales.ts';
import { receiveSharedDeck } from './shared-deck.ts';

/** Milliseconds a silent network may take before the shell draws a page whose words are stored. */
const PAGE_MS = 400;
/** The same for an address this version does not know: the page may have been published after it. */
const UNKNOWN_MS = 5000;
/** The same for words: those of an older version or an old article, and those that this version does not know. */
const MESSAGES_MS = 5000;
const UNKNOWN_MESSAGES_MS = 800;

interface World {
  caches: CacheStorage;
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
  /** Cache name of this worker's version. */
  storeName: string;
  /** Versions of this version's words. */
  versions: Readonly<Record<Locale, string>>;
}

/** Creates the handlers of the strategies. */
export function createAnswers(world: World) {
  const { caches, fetch } = world;
  const stored = storedFiles(world);
  return {
    page: (request: Request) => page(request, stored, world),
    messages: (request: Request) => messages(request, stored, world),
    'shared-deck': (request: Request) => receiveSharedDeck(request, caches),
    'stored-file': async (request: Request) =>
      (await stored.find(new URL(request.url).pathname)) ?? fetch(request),
  };
}

type Stored = ReturnType<typeof storedFiles>;

function storedFiles({ caches, storeName, versions }: World) {
  const own = (address: string) => caches.match(address, { cacheName: storeName, ignoreVary: true });
  return {
    own,
    /** Messages or a text of this version. */
    messages: (language: Locale, name: string) => own(messagesAddress(versions[language], language, name)),
    /** A file of this version, or of another one that an open tab still uses. */
    find: async (address: string) => (await own(address)) ?? caches.match(address, { ignoreVary: true }),
    /** Keeps a text that is not stored ahead, now that it is read. */
    async store(address: string, answer: Response): Promise<void> {
      // A removed copy must not reappear: `caches.open` would create it.
      if (await caches.has(storeName)) await (await caches.open(storeName)).put(address, answer);
    },
  };
}

/** The network's answer within this time; undefined if there is none, or the host is in trouble. */
async function answerWithin(ms: number, request: Request, { fetch, wait }: World) {
  const answer = fetch(request).catch(() => undefined);
  const inTime = await Promise.race([answer, wait(ms).then(() => undefined)]);
  return inTime && inTime.status < 500 ? inTime : undefined;
}

/** A stored page; else the host's, since it may have been published after this version; else the shell. */
async function page(request: Request, stored: Stored, world: World): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const moveTo = (to: string) => Response.redirect(new URL(to, request.url).href, 301);
  // Hosts redirect a page's file to the page.
  const path = pathname.replace(/(?:\/index)?\.html$/, '');
  const redirect = redirectOf(path, search);
  if (redirect) return moveTo(redirect);
  const match = matchRoute(path);
  const address = addressOf(match.path, match.basePath);
  const ready = address === pathname && (await stored.own(address));
  if (ready) return ready;
  const isPage = await exists(match, stored);
  if (isPage && address !== pathname) return moveTo(address + search);
  const shell = await stored.own(SHELL);
  // The copy has been removed, or evicted by the browser.
  if (!shell) return world.fetch(request);
  const answer = await answerWithin(isPage ? PAGE_MS : UNKNOWN_MS, request, world);
  return answer ?? new Response(shell.body, { headers: shell.headers, status: isPage ? 200 : 404 });
}

/** Returns true if there is a page at this place, as far as the stored texts tell. */
async function exists(match: RouteMatch, stored: Stored): Promise<boolean> {
  const text = contentName(match.route, match.slug);
  const hasText = !text || (await stored.messages(match.language, text)) !== undefined;
  return answerAt(match, hasText).kind === 'page';
}

/** Messages and texts. What is not stored is asked of the network, and kept. */
async function messages(request: Request, stored: Stored, world: World): Promise<Response> {
  const { pathname } = new URL(request.url);
  const ready = await stored.find(pathname);
  if (ready) return ready;
  const isLikely = await mayExist(pathname, stored, world);
  const answer = await answerWithin(isLikely ? MESSAGES_MS : UNKNOWN_MESSAGES_MS, request, world);
  // Without room for it the text is read all the same.
  if (answer?.ok) void stored.store(pathname, answer.clone()).catch(() => {});
  return answer ?? (isLikely ? Response.error() : new Response(null, { status: 404 }));
}

/** Returns false if this version has no such words: all are stored but those of older articles, which are listed. */
async function mayExist(pathname: string, stored: Stored, { versions }: World): Promise<boolean> {
  const [, version, language, name] = /^\/messages\/([^/]+)\/([a-z]+)\/(.+)\.json$/.exec(pathname) ?? [];
  if (!isLocale(language) || version !== versions[language] || !name) return true;
  // The copy has been removed: nothing tells what there is.
  if (!(await stored.own(SHELL))) return true;
  const older = await stored.messages(language, OLDER_ARTICLES);
  return (await older?.text())?.includes(`"slug":"${name.replace('articles/', '')}"`) ?? false;
}
