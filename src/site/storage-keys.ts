/**
 * IndexedDB database of the outbox, and the prefixes of the keys in its one store: queued submissions (docs/site.md,
 * section 14), receipts of delivered ones, marks of those that another one has replaced, the rate limit of the queue, and a
 * copy of the record of kiosk mode.
 */
export const OUTBOX_DATABASE = 'outbox';
export const OUTBOX_KEYS = {
  queue: 'queue:',
  receipt: 'receipt:',
  replaced: 'replaced:',
  rateLimit: 'rate-limit',
  kiosk: 'kiosk',
} as const;

/** Prefix of the local storage keys of drafts; the id of the form follows. */
export const DRAFT_PREFIX = 'draft:';

/** Set once the tab's session has used its free document. */
export const ANALYZED_KEY = 'analyzed';

/** Referrer of an address without a language, which the redirect would lose. */
export const REFERRER_KEY = 'referrer';

/** Set once the visitor has put a new version off, for as long as the tab is open. */
export const PUT_OFF_KEY = 'put-off';

/** Set while the connection is lost, once the visitor has closed the notice that says so. */
export const LOST_KEY = 'lost';

/** Reading settings; and by article, the last place and whether it was read to the end. */
export const READING_SETTINGS_KEY = 'reading-settings';
export const READING_PROGRESS_KEY = 'reading-progress';

/** Which notes have been listed on this device, and when: what has come since is marked as new. */
export const ARTICLES_SEEN_KEY = 'articles-seen';

/** Set while the device is in kiosk mode. */
export const KIOSK_KEY = 'kiosk';

/** Cache for a deck shared with the app, until the analyzer opens. */
export const SHARED_DECK_CACHE = 'shared-deck';

/** Set once the visitor has declined the app or installed it; and once they have removed the copy of the site. */
export const INSTALL_KEY = 'install';
export const UNWANTED_COPY_KEY = 'unwanted-copy';

/** Prefix of the name of the cache that holds a version of the site. */
export const CACHE_PREFIX = 'site-';
/** In a version's cache: when it was last activated; an install that failed leaves a cache without it. */
export const ACTIVE_MARK = '/active-version';

export const WORKER_URL = '/sw.js';

/** Message to the worker: store all files that are missing. */
export const STORE_MESSAGE = 'STORE';
/** Message to the old version's worker: the visitor takes the new one. */
export const STOP_REPLAY_MESSAGE = 'STOP_REPLAY';

/** Tag of the periodic sync that brings the copy of the site up to date. */
export const COPY_SYNC_TAG = 'copy';
