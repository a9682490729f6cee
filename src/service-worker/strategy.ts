/** What of a request decides how it is answered. */
export interface RequestFacts {
  method: string;
  isNavigation: boolean;
  isSameOrigin: boolean;
  /** Without query: no query changes what is shown. */
  path: string;
}

export type Strategy =
  /** The network alone: other sites, the email service, sitemap and feeds. */
  | 'leave-alone'
  /** A page from the language's pack. */
  | 'page'
  /** Words or texts from the language's pack. */
  | 'words'
  /** A file whose name holds a hash of its content, so it never changes. */
  | 'stored-file';

/** The whole policy of the worker; the worker itself only carries it out. */
export function strategyFor({ method, isNavigation, isSameOrigin, path }: RequestFacts): Strategy {
  if (method !== 'GET' || !isSameOrigin) return 'leave-alone';
  if (path.startsWith('/assets/') || path === '/icon.svg') return 'stored-file';
  if (path.startsWith('/words/')) return 'words';
  return isNavigation && !isFile(path) ? 'page' : 'leave-alone';
}

/** A last segment with an ending is a file, not a page: /sitemap.xml. */
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);
