import { wasTraversedTo } from '#browser/dom/page.ts';
import { matchRoute } from './model/addresses.ts';
import { capturePage, type PageState } from './pageState.ts';

/** `followed`: by a link. `traversed`: by going back or forward. */
type NavigationKind = 'followed' | 'traversed';

/** State of a history entry: its key, how its page was left, and the values of `keepWithEntry`. */
interface EntryState {
  key?: number;
  pageState?: PageState;
  [name: string]: unknown;
}

/**
 * Milliseconds without scrolling before the position is saved: browsers limit history updates. On unload it is
 * too late: Chromium does not cache a page that changes its history then.
 */
const REST_MS = 200;

const onPage = new Set<(kind: NavigationKind) => void>();
const onAny = new Set<() => void>();
/** State of entries when they were left, by key; after a reload, the entries' own state is used. */
const pageStates = new Map<unknown, PageState>();
let arrival: NavigationKind | undefined;
let resting: ReturnType<typeof setTimeout>;
let restorable: PageState | undefined;
/** Path of the rendered page, which differs from the address while the next page is fetched. */
let shown = '';
let present: { pathname: string; state: EntryState } = { pathname: '', state: {} };

const isShown = (pathname: string) => matchRoute(pathname).path === matchRoute(shown).path;

function listenIn<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when the current history entry changes. */
export const onMove = (listener: () => void) => listenIn(onAny, listener);

/** The same, for entries of the rendered page only, and also when a link leads to the current address. */
export const onEntry = (listener: (kind: NavigationKind) => void) => listenIn(onPage, listener);

/** Calls back when a link leads to an anchor of the rendered page, even to the one already in the address. */
export const onAnchor = (listener: (anchor: string) => void) =>
  onEntry((kind) => {
    if (kind === 'followed' && location.hash) listener(location.hash.slice(1));
  });

/** How the visitor has reached the present entry; undefined if it was there before these scripts. */
export const navigationKind = (): NavigationKind | undefined => arrival;

/** Navigates to an address of the site. The current address adds no history entry. */
export function follow(href: string, replace?: 'replace'): void {
  const { pathname, href: address } = new URL(href, location.href);
  if (replace || address === location.href) {
    history.replaceState(present.state, '', address);
  } else {
    saveEntry();
    enterEntry(pathname);
    history.pushState(present.state, '', address);
  }
  notify('followed');
}

/** Value stored with the current history entry; it survives a reload and going back. */
export const entryValue = (name: string): unknown => history.state?.[name];

export function setEntryValue(name: string, value: unknown): void {
  present.state = { ...present.state, [name]: value };
  history.replaceState(present.state, '');
}

/** Returns, once, the state to restore for the current entry; undefined for a new one. */
export function consumeRestorable(): PageState | undefined {
  const pageState = restorable;
  restorable = undefined;
  return pageState;
}

/** Call for every rendered page: state is saved for this one only. */
export function setShownPage(pathname: string): void {
  shown = pathname;
}

/** Saves the state of the page in the current entry, for a reload or a return. */
export function saveEntry(): void {
  clearTimeout(resting);
  if (capturePresent()) setEntryValue('pageState', pageStates.get(present.state.key));
}

function capturePresent(): boolean {
  if (!isShown(present.pathname)) return false;
  pageStates.set(present.state.key, capturePage());
  return true;
}

function saveEntrySoon(): void {
  clearTimeout(resting);
  resting = setTimeout(saveEntry, REST_MS);
}

/** Enters a history entry. A new one on the same page inherits the stored values of the one before. */
function enterEntry(pathname: string, known?: EntryState): void {
  clearTimeout(resting);
  const { pageState: _, ...before } = isShown(pathname) ? present.state : {};
  present = { pathname, state: known ?? { ...before, key: Date.now() + Math.random() } };
  restorable = pageStates.get(present.state.key) ?? known?.pageState;
}

function notify(kind?: NavigationKind): void {
  arrival = kind;
  if (kind && isShown(location.pathname)) for (const listener of onPage) listener(kind);
  for (const listener of onAny) listener();
}

function historyChanged(): void {
  const known: EntryState | undefined = history.state?.key && history.state;
  // A native anchor navigation fires two events; the second adds nothing.
  if (known?.key === present.state.key) return;
  // Too late to change the entry left, which keeps its last saved state. For a link, that was saved in time, and
  // the page may have scrolled since.
  if (known) capturePresent();
  enterEntry(location.pathname, known);
  if (!known) history.replaceState(present.state, '');
  // An entry made before these scripts ran is restored by the browser.
  notify(known ? 'traversed' : location.hash ? 'followed' : undefined);
}

/**
 * Saves how each history entry was left. The browser's scroll restoration comes too early for pages whose
 * messages arrive later, so it is `manual` while the document is open, and `auto` on unload, for reloads and
 * returns from other sites; the rest is restored from the saved state.
 */
export function trackEntries(): () => void {
  shown = location.pathname;
  present = { pathname: shown, state: {} };
  enterEntry(shown, history.state?.key && history.state);
  history.replaceState(present.state, '');
  history.scrollRestoration = 'manual';
  arrival = wasTraversedTo() ? 'traversed' : undefined;
  const stopped = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { signal: stopped.signal, capture: true, passive: true });
  for (const type of ['scroll', 'focusin', 'toggle']) on(type, saveEntrySoon);
  on('popstate', historyChanged);
  on('hashchange', historyChanged);
  on('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  on('pageshow', (event) => {
    history.scrollRestoration = 'manual';
    if (!(event as PageTransitionEvent).persisted) return;
    arrival = 'traversed';
    for (const listener of onAny) listener();
  });
  return () => stopped.abort();
}
