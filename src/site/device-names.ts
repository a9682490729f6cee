/** The databases on the device: the queue (contract, "Delivery"), and beside it the pause of the whole queue. */
export const OUTBOX_DATABASE = 'outbox';
export const PACE_DATABASE = 'outbox-pace';
/** What of it has been delivered, and what has been typed and not sent. */
export const RECEIPTS_DATABASE = 'outbox-receipts';
export const DRAFTS_DATABASE = 'drafts';

/** Set once a tab's session has used its free document. */
export const ANALYZED_KEY = 'analyzed';

/** Begins the name of the cache that holds a version of the site. */
export const CACHE_PREFIX = 'site-';

export const WORKER_URL = '/sw.js';
