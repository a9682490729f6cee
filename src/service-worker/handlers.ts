import { addressOf, matchRoute, type RouteMatch, resolveRoute } from '#router/model/addresses.ts';
import { redirectOf } from '#router/model/redirects.ts';
import { messagesAddress, SHELL } from '#site/bundles.ts';
import { contentName, OLDER_ARTICLES } from '#site/content-name.ts';
import { isLocale, type Locale } from '#site/locales.ts';
import { receiveSharedDeck } from './shared-deck.ts';

/** Network timeout for a page whose messages are stored, in milliseconds. After it, the shell renders the page. */
const PAGE_MS = 400;
/**
 * The same for an address that this version does not know, because the page may have been published after this version.
 */
const UNKNOWN_MS = 5000;
/**
 * Network timeouts for messages, in milliseconds: for those of another version or an older article, and for those that
 * this version does not know.
 */
const MESSAGES_MS = 5000;
const UNKNOWN_MESSAGES_MS = 800;

interface World {
  caches: CacheStorage;
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
  /** Cache name of this worker's version. */
  storeName: string;
  /** Versions of this build's messages, by locale. */
  versions: Readonly<Record<Locale, string>>;
}

/** Creates the handlers of the strategies. */
export function createHandlers(world: World) {
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
    /** Finds messages or content of this version. */
    messages: (locale: Locale, name: string) => own(messagesAddress(versions[locale], locale, name)),
    /** Finds a file of this version, or of another version that an open tab still uses. */
    find: async (address: string) => (await own(address)) ?? caches.match(address, { ignoreVary: true }),
    /** Stores a file that is not precached after its first request. */
    async store(address: string, answer: Response): Promise<void> {
      // A removed copy must not reappear, but `caches.open` would create it.
      if (await caches.has(storeName)) await (await caches.open(storeName)).put(address, answer);
    },
  };
}

/** Returns the network's answer within this time; undefined if there is none or if the host reports a server error. */
async function answerWithin(ms: number, request: Request, { fetch, wait }: World) {
  const answer = fetch(request).catch(() => undefined);
  const inTime = await Promise.race([answer, wait(ms).then(() => undefined)]);
  return inTime && inTime.status < 500 ? inTime : undefined;
}

/**
 * Returns a stored page, or else the host's page, which may have been published after this version, or else the shell.
 */
async function page(request: Request, stored: Stored, world: World): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const moveTo = (to: string) => Response.redirect(new URL(to, request.url).href, 301);
  // Hosts redirect the address of a page's file to the address of the page.
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
  // The visitor has removed the copy, or the browser has evicted it.
  if (!shell) return world.fetch(request);
  const answer = await answerWithin(isPage ? PAGE_MS : UNKNOWN_MS, request, world);
  return answer ?? new Response(shell.body, { headers: shell.headers, status: isPage ? 200 : 404 });
}

/** Returns true if the route match is a page, as far as the stored content shows. */
async function exists(match: RouteMatch, stored: Stored): Promise<boolean> {
  const text = contentName(match.route, match.slug);
  const hasText = !text || (await stored.messages(match.locale, text)) !== undefined;
  return resolveRoute(match, hasText).kind === 'page';
}

/** Returns messages or content. Fetches a file that is not stored, and stores it. */
async function messages(request: Request, stored: Stored, world: World): Promise<Response> {
  const { pathname } = new URL(request.url);
  const ready = await stored.find(pathname);
  if (ready) return ready;
  const isLikely = await mayExist(pathname, stored, world);
  const answer = await answerWithin(isLikely ? MESSAGES_MS : UNKNOWN_MESSAGES_MS, request, world);
  // Waits, because the browser may terminate a worker that has answered. Without space for the file, the answer is
  // returned nevertheless.
  if (answer?.ok) await stored.store(pathname, answer.clone()).catch(() => {});
  return answer ?? (isLikely ? Response.error() : new Response(null, { status: 404 }));
}

/**
 * Returns false if this version has no such file. All files are stored except those of older articles, which a stored
 * file lists.
 */
async function mayExist(pathname: string, stored: Stored, { versions }: World): Promise<boolean> {
  const [, version, locale, name] = /^\/messages\/([^/]+)\/([a-z]+)\/(.+)\.json$/.exec(pathname) ?? [];
  if (!isLocale(locale) || version !== versions[locale] || !name) return true;
  // If the copy has been removed, it is unknown which files exist.
  if (!(await stored.own(SHELL))) return true;
  const older = await stored.messages(locale, OLDER_ARTICLES);
  const articles = ((await older?.json()) ?? []) as readonly { slug: string }[];
  return articles.some(({ slug }) => name === `articles/${slug}`);
}
