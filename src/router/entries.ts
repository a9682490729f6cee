import { listen, together } from '#browser/dom/listen.ts';
import { wasTraversedTo } from '#browser/dom/pageLifecycle.ts';
import { focusAgain } from './focusMemory.ts';
import { matchRoute } from './model/addresses.ts';
import { capturePage, type PageState } from './pageState.ts';

/** `followed`: the visitor followed a link. `traversed`: the visitor went back or forward. */
type NavigationKind = 'followed' | 'traversed';

/** State of a history entry: its key, the last state of its page, and the values of `setEntryValue`. */
interface EntryState {
  key?: number;
  pageState?: PageState;
  [name: string]: unknown;
}

/**
 * Milliseconds without scrolling before the position is saved. Browsers limit the rate of history updates. Saving on
 * unload is not possible, because Chromium does not cache a page that changes its history on unload.
 */
const REST_MS = 200;

const onPage = new Set<(kind: NavigationKind) => void>();
const onAny = new Set<() => void>();
/** Page state of the history entries that were left, by key. After a reload, the state in the history entry is used. */
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

/** Calls back for entries of the rendered page only. Also calls back when a link leads to the current address. */
export const onEntry = (listener: (kind: NavigationKind) => void) => listenIn(onPage, listener);

/** Calls back when a link leads to an anchor of the rendered page, even to the anchor in the current address. */
export const onAnchor = (listener: (anchor: string) => void) =>
  onEntry((kind) => {
    if (kind === 'followed' && location.hash) listener(location.hash.slice(1));
  });

/** Returns how the visitor reached the current entry, or undefined if the entry existed before these scripts ran. */
export const navigationKind = (): NavigationKind | undefined => arrival;

/** Navigates to an address of the site. A link to the current address adds no history entry. */
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

/** Returns a value stored with the current history entry. The value survives a reload and a return to the entry. */
export const entryValue = (name: string): unknown => history.state?.[name];

export function setEntryValue(name: string, value: unknown): void {
  present.state = { ...present.state, [name]: value };
  history.replaceState(present.state, '');
}

/** Forgets the values and the state of the current entry. The next entry of the page then inherits none of them. */
export function clearEntry(): void {
  restorable = undefined;
  present.state = newState();
  history.replaceState(present.state, '');
}

/** Returns the state to restore for the current entry, and clears it. Returns undefined for a new entry. */
export function consumeRestorable(): PageState | undefined {
  const pageState = restorable;
  restorable = undefined;
  return pageState;
}

/** Sets the path of the rendered page. Call it for every rendered page, because only that page's state is saved. */
export function setShownPage(pathname: string): void {
  shown = pathname;
}

/** Saves the state of the page in the current entry. A reload or a return restores it. */
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

const newState = (values: Readonly<EntryState> = {}): EntryState => ({
  ...values,
  key: Date.now() + Math.random(),
});

/** Enters a history entry. A new entry of the same page inherits the stored values of the previous entry. */
function enterEntry(pathname: string, known?: EntryState): void {
  clearTimeout(resting);
  const { pageState: _, ...before } = isShown(pathname) ? present.state : {};
  present = { pathname, state: known ?? newState(before) };
  restorable = pageStates.get(present.state.key) ?? known?.pageState;
}

function notify(kind?: NavigationKind): void {
  arrival = kind;
  if (kind && isShown(location.pathname)) for (const listener of onPage) listener(kind);
  for (const listener of onAny) listener();
}

function historyChanged(): void {
  const known: EntryState | undefined = history.state?.key && history.state;
  // A native anchor navigation fires two events. The second is ignored.
  if (known?.key === present.state.key) return;
  // The entry that was left can no longer be changed, so a reload uses its last saved state. After a followed link the
  // page is not captured, because its state was saved in time and it may have scrolled since.
  if (known) capturePresent();
  enterEntry(location.pathname, known);
  if (!known) history.replaceState(present.state, '');
  // The browser restores an entry that existed before these scripts ran.
  notify(known ? 'traversed' : location.hash ? 'followed' : undefined);
}

/**
 * Saves the page state of each history entry. The browser restores the scroll position too early for pages whose
 * messages load later, so scroll restoration is `manual` while the document is open. It is `auto` on unload, for reloads
 * and returns from other sites. The saved state restores everything else.
 */
export function trackEntries(): () => void {
  shown = location.pathname;
  present = { pathname: shown, state: {} };
  enterEntry(shown, history.state?.key && history.state);
  history.replaceState(present.state, '');
  history.scrollRestoration = 'manual';
  arrival = wasTraversedTo() ? 'traversed' : undefined;
  const leave = () => {
    history.scrollRestoration = 'auto';
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    history.scrollRestoration = 'manual';
    if (!persisted) return;
    // Chromium preserves the document, but not its focus.
    if (document.activeElement === document.body) focusAgain(present.state.pageState?.focus);
    arrival = 'traversed';
    for (const listener of onAny) listener();
  };
  const options = { capture: true, passive: true };
  return together(
    listen(['scroll', 'focusin', 'toggle'], saveEntrySoon, window, options),
    listen(['popstate', 'hashchange'], historyChanged, window, options),
    listen(['pagehide'], leave, window, options),
    listen(['pageshow'], show, window, options),
  );
}
