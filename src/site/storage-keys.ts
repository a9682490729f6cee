/** The databases on the device: the queue (docs/site.md, section 14), and beside it the pause of the whole queue. */
export const OUTBOX_DATABASE = 'outbox';
export const PACE_DATABASE = 'outbox-pace';
/** What of it has been delivered, and what has been typed and not sent. */
export const RECEIPTS_DATABASE = 'outbox-receipts';
export const DRAFTS_DATABASE = 'drafts';

/** Begins the name of what was typed last before a page was left, until the database of drafts has it. */
export const UNLOAD_DRAFT_PREFIX = 'draft-';

/** Set once a tab's session has used its free document. */
export const ANALYZED_KEY = 'analyzed';

/** The site that had led to an address without a language. */
export const REFERRER_KEY = 'referrer';

/** How the visitor likes articles set; where each was stopped, and which were read to the end. */
export const READING_LOOK_KEY = 'reading-look';
export const READING_PLACES_KEY = 'reading-places';

/** Kept while the device stands at a conference. */
export const STAND_KEY = 'stand';

/** The cache that holds a deck shared with the app, until the analyzer opens. */
export const SHARED_DECK_CACHE = 'shared-deck';

/** Set once the visitor has said no to the app, or installed it; and once the copy of the site is not wanted. */
export const INSTALL_KEY = 'install';
export const UNWANTED_COPY_KEY = 'unwanted-copy';

/** Begins the name of the cache that holds a version of the site. */
export const CACHE_PREFIX = 'site-';

export const WORKER_URL = '/sw.js';

/** What a page says to the worker to have everything stored that is missing. */
export const STORE_MESSAGE = 'STORE';
/** What a page says to the worker of the old version when the visitor takes the new one. */
export const HAND_OVER_MESSAGE = 'HAND_OVER';

/** The tag under which the browser brings the copy of the site up to date now and then. */
export const COPY_SYNC_TAG = 'copy';
