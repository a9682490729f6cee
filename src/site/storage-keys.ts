/**
 * IndexedDB database of the outbox, and the prefixes of the keys in its only object store. The records are queued
 * submissions (docs/site.md, section 14), receipts of delivered submissions, marks of replaced submissions, the rate
 * limit of the queue, a copy of the record of kiosk mode, and the notification that the visitor has allowed.
 */
export const OUTBOX_DATABASE = 'outbox';
export const OUTBOX_KEYS = {
  queue: 'queue:',
  receipt: 'receipt:',
  replaced: 'replaced:',
  rateLimit: 'rate-limit',
  kiosk: 'kiosk',
  notice: 'notice',
} as const;

/** Channel on which the tabs of a kiosk tell each other that the next visitor comes. It stores nothing. */
export const KIOSK_CHANNEL = 'kiosk';

/** Prefix of the local storage keys of drafts. The id of the form follows the prefix. */
export const DRAFT_PREFIX = 'draft:';

/** Set after the visitor has used the free document of the tab's session. */
export const ANALYZED_KEY = 'analyzed';

/** Referrer of an address without a language. The redirect would lose it. */
export const REFERRER_KEY = 'referrer';

/** Set after the visitor has postponed a new version. It lasts as long as the tab is open. */
export const UPDATE_POSTPONED_KEY = 'put-off';

/** Set while the connection is lost, after the visitor has closed the notice about it. */
export const LOST_KEY = 'lost';

/** Reading settings, and for each article the last reading position and whether it was read to the end. */
export const READING_SETTINGS_KEY = 'reading-settings';
export const READING_PROGRESS_KEY = 'reading-progress';

/** The articles that this device has listed, with the time. The list marks later articles as new. */
export const ARTICLES_SEEN_KEY = 'articles-seen';

/** The passages that the reader has marked in texts. */
export const MARKS_KEY = 'marked-passages';

/** Set after the visitor has turned off the "/" key, which opens the search. */
export const SLASH_OFF_KEY = 'slash-off';

/** Set while the device is in kiosk mode. */
export const KIOSK_KEY = 'kiosk';

/** Cache for a deck shared with the app, until the analyzer opens. */
export const SHARED_DECK_CACHE = 'shared-deck';

/** Set after the visitor has declined or installed the app, and after the visitor has removed the copy of the site. */
export const INSTALL_KEY = 'install';
export const UNWANTED_COPY_KEY = 'unwanted-copy';

/** Prefix of the name of the cache that contains a version of the site. */
export const CACHE_PREFIX = 'site-';
/** Record in a version's cache of its last activation. A failed install leaves a cache without this record. */
export const ACTIVE_MARK = '/active-version';

export const WORKER_URL = '/sw.js';

/** Message to the worker. The worker then stores all missing files. */
export const STORE_MESSAGE = 'STORE';
/** Message to the old version's worker. It stops the replay, because the visitor activates the new version. */
export const STOP_REPLAY_MESSAGE = 'STOP_REPLAY';

/** Tag of the periodic sync that updates the copy of the site. */
export const COPY_SYNC_TAG = 'copy';
