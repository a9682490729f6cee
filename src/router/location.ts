/** Returns the query and the hash of the address, which stay the same when the language changes. */
export const queryAndHash = () => location.search + location.hash;

/** Removes the anchor from the address without navigating. */
export function dropHash(): void {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
}

export const currentPath = () => location.pathname;
export const currentHash = () => location.hash.slice(1);

/** Loads a fresh document at this address. */
export const reloadDocument = () => location.reload();

/** Time limit in milliseconds for a network that does not respond. */
const STATUS_MS = 5_000;

/**
 * Returns the host's status for an address, without an answer from the service worker. Returns undefined if the host is
 * unreachable.
 */
export async function hostStatus(pathname: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(STATUS_MS);
    return (await fetch(pathname, { method: 'HEAD', cache: 'no-store', signal })).status;
  } catch {
    return undefined;
  }
}

/** Logs the unknown address to the console (docs/site.md, section 2). */
export function logUnknownPath(): void {
  console.info(`404: ${location.pathname}`);
}

/** Replaces the query without adding a history entry. */
export function replaceQuery(search: string): void {
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

/**
 * Replaces the query after `restMs`, because browsers limit how often an address may change. Does nothing if the page has
 * changed by then. Returns a function that cancels the replacement.
 */
export function replaceQueryLater(search: () => string, restMs: number): () => void {
  const { pathname } = location;
  const timer = setTimeout(() => {
    if (location.pathname === pathname) replaceQuery(search());
  }, restMs);
  return () => clearTimeout(timer);
}

/** Returns the query of the address, or '' while prerendering. */
export const currentQuery = () => (typeof location === 'undefined' ? '' : location.search);

/** Returns the values of a form as a query, or '' if there is no such form or while prerendering. */
export function formQuery(id: string): string {
  if (typeof document === 'undefined') return '';
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return '';
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}

/** Returns the absolute address of this page with another query and anchor. */
export const linkTo = (search: string, anchor: string) =>
  `${location.origin}${location.pathname}${search}#${anchor}`;
