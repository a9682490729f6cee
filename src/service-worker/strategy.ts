import { manifestAddress } from '#site/app-manifest.ts';
import { locales } from '#site/locales.ts';
import { SHARE_TARGET } from '#site/shared-deck.ts';

/** The properties of a request that decide its strategy. */
interface RequestFacts {
  method: string;
  isNavigation: boolean;
  isSameOrigin: boolean;
  /** Path without the query, which never changes the strategy. */
  path: string;
}

type Strategy =
  /** Not intercepted: other sites, sitemap and feeds. */
  | 'leave-alone'
  /** A page: stored, from the host, or rendered in the shell. */
  | 'page'
  /** Messages or content. */
  | 'messages'
  /** A file shared by another app. */
  | 'shared-deck'
  /** A precached file: a file with a content hash in its name, the icon or logo, or a manifest. */
  | 'stored-file';

/** Returns the strategy for a request. This function is the complete caching policy, which the worker only applies. */
export function strategyFor({ method, isNavigation, isSameOrigin, path }: RequestFacts): Strategy {
  if (method === 'POST' && isNavigation && isSameOrigin && path === SHARE_TARGET) return 'shared-deck';
  if (method !== 'GET' || !isSameOrigin) return 'leave-alone';
  if (path.startsWith('/assets/') || isLogo(path) || isManifest(path)) return 'stored-file';
  if (path.startsWith('/messages/')) return 'messages';
  return isNavigation && !isFile(path) ? 'page' : 'leave-alone';
}

/** The second file exists if the brand has a logo of its own (src/site/brand.ts). */
const isLogo = (path: string) => path === '/icon.svg' || path === '/logo.svg';

const isManifest = (path: string) => locales.some(({ code }) => path === manifestAddress(code));

/** Returns true if the last segment has an extension, as in /sitemap.xml. Such an address is a file, not a page. */
const isFile = (path: string) => /\.(?!html$)[a-z0-9]+$/.test(path.toLowerCase());
