/** What follows the path in the address bar, to be kept when the language changes. */
export const queryAndHash = () => location.search + location.hash;

/** Drops the anchor from the address without leaving the page. */
export function dropHash(): void {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
}

export const currentPath = () => location.pathname;
export const currentHash = () => location.hash.slice(1);

/** Leaves this document for a fresh one at the same or another address. */
export const reloadDocument = (pathname: string) =>
  location.pathname === pathname ? location.reload() : location.assign(pathname);

/** Asks the host whether it has something at an address: the cure for a tab older than a deployment. */
export async function isReachable(pathname: string): Promise<boolean> {
  try {
    const answer = await fetch(pathname, { method: 'HEAD', cache: 'no-store' });
    return answer.ok || answer.status === 404;
  } catch {
    return false;
  }
}

/** Notes on the console which address was asked for in vain (docs/site.md, section 2). */
export function logUnknownPath(): void {
  console.info(`404: ${location.pathname}`);
}

/** Changes the query in place, without a new entry in the history. */
export function replaceQuery(search: string): void {
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

/**
 * The same a moment later, since browsers limit how often an address may change. Nothing where another
 * page has come in the meantime. Answers with the function that calls it off.
 */
export function replaceQueryLater(search: () => string, restMs: number): () => void {
  const { pathname } = location;
  const timer = setTimeout(() => {
    if (location.pathname === pathname) replaceQuery(search());
  }, restMs);
  return () => clearTimeout(timer);
}

/** The query of the address; '' while prerendering. */
export const currentQuery = () => (typeof location === 'undefined' ? '' : location.search);

/** How the fields of a form stand, as a query; '' where there is no such form, and while prerendering. */
export function formQuery(id: string): string {
  if (typeof document === 'undefined') return '';
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return '';
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}

/** The address of this page with another query and anchor. */
export const linkTo = (search: string, anchor: string) =>
  `${location.origin}${location.pathname}${search}#${anchor}`;
