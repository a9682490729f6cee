import { locate } from '#site/addresses.ts';
import { howLeft, type Left } from './whereLeft.ts';

/** `followed`: a link has led here. `traversed`: the visitor has gone back or forward. */
type Way = 'followed' | 'traversed';

/** What an entry of the tab's history keeps: its key, how it stands, and what `keepWithEntry` was given. */
interface Kept {
  key?: number;
  left?: Left;
  [name: string]: unknown;
}

/**
 * How long nothing moves before it is noted: browsers limit how often the history may change. When the document goes it is
 * too late: Chromium would not keep a page that changes its history then.
 */
const REST_MS = 200;

const onPage = new Set<(way: Way) => void>();
const onAny = new Set<() => void>();
/** How entries stood when they were left; a reload knows what they keep themselves. */
const lefts = new Map<unknown, Left>();
let resting: ReturnType<typeof setTimeout>;
let recalled: Left | undefined;
/** The path of the page that stands, which is not yet that of the address while another is fetched. */
let shown = '';
let present: { pathname: string; kept: Kept } = { pathname: '', kept: {} };

const isShown = (pathname: string) => locate(pathname).path === locate(shown).path;

function listenIn<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when the tab is at another entry of its history. */
export const onMove = (listener: () => void) => listenIn(onAny, listener);

/** The same where the entry is one of the page that is shown, and when a link has led to where the tab is already. */
export const onEntry = (listener: (way: Way) => void) => listenIn(onPage, listener);

/** Calls back when a link has led to an anchor of the page that is shown, be it the one the address already had. */
export const onAnchor = (listener: (anchor: string) => void) =>
  onEntry((way) => {
    if (way === 'followed' && location.hash) listener(location.hash.slice(1));
  });

/** Goes to an address of the site. One that the tab is at already makes no new entry of the history. */
export function follow(href: string, replace?: 'replace'): void {
  const { pathname, href: address } = new URL(href, location.href);
  if (replace || address === location.href) {
    history.replaceState(present.kept, '', address);
  } else {
    note();
    arrive(pathname);
    history.pushState(present.kept, '', address);
  }
  tell('followed');
}

/** What the present entry keeps under a name: it comes again with a reload, and when the visitor comes back. */
export const entryValue = (name: string): unknown => history.state?.[name];

export function keepWithEntry(name: string, value: unknown): void {
  present.kept = { ...present.kept, [name]: value };
  history.replaceState(present.kept, '');
}

/** How the present entry was left; asked for once, undefined for a new one. */
export function recall(): Left | undefined {
  const left = recalled;
  recalled = undefined;
  return left;
}

/** To be said of every page that stands: none other can be left. */
export function showsPage(pathname: string): void {
  shown = pathname;
}

/** Has the present entry keep how it stands, for whoever comes back or loads it again. */
export function note(): void {
  clearTimeout(resting);
  if (look()) keepWithEntry('left', lefts.get(present.kept.key));
}

function look(): boolean {
  if (!isShown(present.pathname)) return false;
  lefts.set(present.kept.key, howLeft());
  return true;
}

function noteSoon(): void {
  clearTimeout(resting);
  resting = setTimeout(note, REST_MS);
}

/** Takes up an entry. A new one on the same page goes on with what the one before kept. */
function arrive(pathname: string, known?: Kept): void {
  clearTimeout(resting);
  const { left: _, ...before } = isShown(pathname) ? present.kept : {};
  present = { pathname, kept: known ?? { ...before, key: Date.now() + Math.random() } };
  recalled = lefts.get(present.kept.key) ?? known?.left;
}

function tell(way?: Way): void {
  if (way && isShown(location.pathname)) for (const listener of onPage) listener(way);
  for (const listener of onAny) listener();
}

function moved(): void {
  const known: Kept | undefined = history.state?.key && history.state;
  // Of the two events that the browser's own way to an anchor has, the second has nothing to add.
  if (known?.key === present.kept.key) return;
  // Too late for the entry itself, which keeps how it stood when it was last at rest. A link has noted it in time, and
  // may have scrolled by now.
  if (known) look();
  arrive(location.pathname, known);
  if (!known) history.replaceState(present.kept, '');
  // An entry of before these scripts is the browser's own to restore.
  tell(known ? 'traversed' : location.hash ? 'followed' : undefined);
}

/**
 * Remembers how each entry of the tab's history was left. The browser's own restoring comes too early for pages whose
 * words arrive a moment later, so it is off while the document lives, and on again when the document goes, for
 * reloads and for returning from elsewhere; what it could not restore then is recalled.
 */
export function keepEntries(): () => void {
  shown = location.pathname;
  present = { pathname: shown, kept: {} };
  arrive(shown, history.state?.key && history.state);
  history.replaceState(present.kept, '');
  history.scrollRestoration = 'manual';
  const stopped = new AbortController();
  const on = (type: string, listener: () => void) =>
    addEventListener(type, listener, { signal: stopped.signal, capture: true, passive: true });
  for (const type of ['scroll', 'focusin', 'toggle']) on(type, noteSoon);
  on('popstate', moved);
  on('hashchange', moved);
  on('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  on('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return () => stopped.abort();
}
