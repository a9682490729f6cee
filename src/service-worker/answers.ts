import { isLanguageCode } from '#site/languages.ts';
import { redirectOf } from '#site/redirects.ts';
import { CACHE_PREFIX } from '#site/storage-keys.ts';
import { type PageAnswer, packReader, pageFrom, parseWordsPath, wordsFrom } from './packs.ts';
import { takeSharedDeck } from './shared-deck.ts';

interface World {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** Cache name of this worker's version. */
  storeName: string;
  /** Security headers of every page; a page from a pack must be no laxer than one from the host. */
  pageHeaders: Readonly<Record<string, string>>;
}

type PacksOf = ReturnType<typeof packReader>;

/** Creates the handlers of the strategies. */
export function createAnswers(world: World) {
  const packsOf = packReader(world.caches);
  const { page, cachePage } = createPages(world, packsOf);
  return {
    cachePage,
    strategies: {
      page,
      words: (request: Request) => words(request, world, packsOf),
      'shared-deck': (request: Request) => takeSharedDeck(request, world.caches),
      'stored-file': (request: Request) => storedFile(request, world),
    },
  };
}

/** Serves pages from the cache, the packs or the network. */
function createPages({ caches, fetch, storeName, pageHeaders }: World, packsOf: PacksOf) {
  const html = (text: string, status: number) =>
    new Response(text, { status, headers: { ...pageHeaders, 'Content-Type': 'text/html; charset=utf-8' } });

  async function unpacked(pathname: string): Promise<PageAnswer> {
    const packs = await packsOf(storeName);
    return packs ? pageFrom(packs, pathname) : { kind: 'unknown' };
  }

  async function keepReady(pathname: string, answer: Response): Promise<void> {
    // A removed copy must not reappear: `caches.open` would create it.
    if (await caches.has(storeName)) await (await caches.open(storeName)).put(pathname, answer);
  }

  async function page(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const redirect = redirectOf(pathname, search);
    if (redirect) return Response.redirect(redirect, 301);
    const ready = await caches.match(pathname, { cacheName: storeName });
    if (ready) return ready;
    const answer = await unpacked(pathname);
    switch (answer.kind) {
      case 'found':
        // If caching fails, the next request assembles the page again.
        void keepReady(pathname, html(answer.html, 200)).catch(() => {});
        return html(answer.html, 200);
      case 'moved':
        return Response.redirect(answer.address + search, 301);
      case 'not-found':
        // The host may have a page published after this version.
        return fetch(request).catch(() => html(answer.html, 404));
      case 'unknown':
        return fetch(request);
    }
  }

  /**
   * Caches an assembled page, as `page` does with each one served: a freshly started browser needs 25 to 85 ms to
   * read a pack, and visitors return to where they were.
   */
  async function cachePage(pathname: string): Promise<void> {
    const answer = await unpacked(pathname);
    if (answer.kind === 'found') await keepReady(pathname, html(answer.html, 200));
  }

  return { page, cachePage };
}

/** Messages of this version, or of an older one that an open tab still uses. */
async function words(
  request: Request,
  { caches, fetch, storeName }: World,
  packsOf: PacksOf,
): Promise<Response> {
  const asked = parseWordsPath(new URL(request.url).pathname);
  if (!asked || !isLanguageCode(asked.language)) return fetch(request);
  const stores = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  for (const name of [storeName, ...stores]) {
    const packs = await packsOf(name);
    if (packs?.shell.words[asked.language].version !== asked.version) continue;
    const answer = await wordsFrom(packs, asked.language, asked.name);
    if (answer.kind === 'unknown') continue;
    return answer.kind === 'found' ? Response.json(answer.value) : new Response(null, { status: 404 });
  }
  return fetch(request);
}

async function storedFile(request: Request, { caches, fetch, storeName }: World): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = await caches.match(pathname, { cacheName: storeName, ignoreVary: true });
  return own ?? (await caches.match(pathname, { ignoreVary: true })) ?? fetch(request);
}
