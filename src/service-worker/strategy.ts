import { manifestAddress } from '#site/app-manifest.ts';
import { languages } from '#site/languages.ts';
import { SHARE_TARGET, shareOutcome } from '#site/shared-deck.ts';

/** What of a request decides how it is answered. */
interface RequestFacts {
  method: string;
  isNavigation: boolean;
  isSameOrigin: boolean;
  /** Without query: no query changes what is shown. */
  path: string;
}

type Strategy =
  /** The network alone: other sites, the email service, sitemap and feeds. */
  | 'leave-alone'
  /** A page from the language's pack. */
  | 'page'
  /** Words or texts from the language's pack. */
  | 'words'
  /** A file that another app hands over. */
  | 'shared-deck'
  /** A file of this version: one whose name holds a hash of its content, the icon, the manifests. */
  | 'stored-file';

/** The whole policy of the worker; the worker itself only carries it out. */
export function strategyFor({ method, isNavigation, isSameOrigin, path }: RequestFacts): Strategy {
  if (method === 'POST' && isNavigation && isSameOrigin && path === SHARE_TARGET) return 'shared-deck';
  if (method !== 'GET' || !isSameOrigin) return 'leave-alone';
  if (path.startsWith('/assets/') || path === '/icon.svg' || isManifest(path)) return 'stored-file';
  if (path.startsWith('/words/')) return 'words';
  return isNavigation && !isFile(path) ? 'page' : 'leave-alone';
}

/**
 * Whether a shared deck that still lies here has been missed: the site starts anew, and not with the page that
 * was to open it.
 */
export const leavesDeckBehind = (strategy: Strategy, search: string) =>
  strategy === 'page' && shareOutcome(search) === undefined;

const isManifest = (path: string) => languages.some(({ code }) => path === manifestAddress(code));

/** A last segment with an ending is a file, not a page: /sitemap.xml. */
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);
