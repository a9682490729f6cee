import { languageStorageKey } from './languages.ts';
import type { PlainMessageId } from './messages.ts';
import {
  ANALYZED_KEY,
  CACHE_PREFIX,
  INSTALL_KEY,
  LOST_KEY,
  NOTES_SEEN_KEY,
  OUTBOX_DATABASE,
  OUTBOX_KEYS,
  PUT_OFF_KEY,
  READING_LOOK_KEY,
  READING_PLACES_KEY,
  REFERRER_KEY,
  SHARED_DECK_CACHE,
  STAND_KEY,
  UNLOAD_DRAFT_PREFIX,
  UNWANTED_COPY_KEY,
  WORKER_URL,
} from './storage-keys.ts';
import { themeStorageKey } from './themes.ts';

/** Durations, from the shortest: after a week or a month the visitor is asked, unless the record is deleted by itself. */
type Lifetime = 'moments' | 'tab' | 'week' | 'askedAfterWeek' | 'askedAfterMonth' | 'cleared';

interface DeviceRow {
  id: string;
  where: 'indexedDB' | 'localStorage' | 'sessionStorage' | 'cacheStorage' | 'serviceWorker';
  /** Name of the database, key, cache or script. */
  name: string;
  /** Set if `name` is only a prefix. */
  startsWith?: true;
  /** Prefix of the keys in the database, which has rows for each. */
  keys?: string;
  /** Says how long it is kept, and what ends it. */
  until: PlainMessageId;
  /** The same, for /security, which draws it. */
  stays: Lifetime;
  /** Set if it may hold what the visitor has typed or shared. */
  typed?: true;
}

/**
 * Everything the site stores on a device, one row each: shown on /cookies and /outbox, and compared with a browser by
 * tests/e2e/device-storage.spec.ts. Source: docs/outbox.md, rule 15.
 */
export const deviceStorage = [
  {
    id: 'queue',
    where: 'indexedDB',
    name: OUTBOX_DATABASE,
    keys: OUTBOX_KEYS.queue,
    until: 'device.until.delivered',
    stays: 'askedAfterMonth',
    typed: true,
  },
  {
    id: 'pace',
    where: 'indexedDB',
    name: OUTBOX_DATABASE,
    keys: OUTBOX_KEYS.rateLimit,
    until: 'device.until.cleared',
    stays: 'cleared',
  },
  {
    id: 'receipts',
    where: 'indexedDB',
    name: OUTBOX_DATABASE,
    keys: OUTBOX_KEYS.receipt,
    until: 'device.until.week',
    stays: 'week',
  },
  {
    id: 'drafts',
    where: 'indexedDB',
    name: OUTBOX_DATABASE,
    keys: OUTBOX_KEYS.draft,
    until: 'device.until.sent',
    stays: 'askedAfterWeek',
    typed: true,
  },
  {
    id: 'lastTyped',
    where: 'localStorage',
    name: UNLOAD_DRAFT_PREFIX,
    startsWith: true,
    until: 'device.until.takenIn',
    stays: 'moments',
    typed: true,
  },
  {
    id: 'language',
    where: 'localStorage',
    name: languageStorageKey,
    until: 'device.until.chosen',
    stays: 'cleared',
  },
  {
    id: 'theme',
    where: 'localStorage',
    name: themeStorageKey,
    until: 'device.until.system',
    stays: 'cleared',
  },
  {
    id: 'look',
    where: 'localStorage',
    name: READING_LOOK_KEY,
    until: 'device.until.cleared',
    stays: 'cleared',
  },
  {
    id: 'places',
    where: 'localStorage',
    name: READING_PLACES_KEY,
    until: 'device.until.forgotten',
    stays: 'cleared',
  },
  {
    id: 'notes',
    where: 'localStorage',
    name: NOTES_SEEN_KEY,
    until: 'device.until.forgotten',
    stays: 'cleared',
  },
  { id: 'analyzed', where: 'sessionStorage', name: ANALYZED_KEY, until: 'device.until.tab', stays: 'tab' },
  { id: 'referrer', where: 'sessionStorage', name: REFERRER_KEY, until: 'device.until.tab', stays: 'tab' },
  { id: 'putOff', where: 'sessionStorage', name: PUT_OFF_KEY, until: 'device.until.tab', stays: 'tab' },
  { id: 'lost', where: 'sessionStorage', name: LOST_KEY, until: 'device.until.tab', stays: 'tab' },
  {
    id: 'deck',
    where: 'cacheStorage',
    name: SHARED_DECK_CACHE,
    until: 'device.until.opened',
    stays: 'moments',
    typed: true,
  },
  {
    id: 'install',
    where: 'localStorage',
    name: INSTALL_KEY,
    until: 'device.until.cleared',
    stays: 'cleared',
  },
  { id: 'stand', where: 'localStorage', name: STAND_KEY, until: 'device.until.stand', stays: 'cleared' },
  {
    id: 'unwantedCopy',
    where: 'localStorage',
    name: UNWANTED_COPY_KEY,
    until: 'device.until.copy',
    stays: 'cleared',
  },
  {
    id: 'pages',
    where: 'cacheStorage',
    name: CACHE_PREFIX,
    startsWith: true,
    until: 'device.until.version',
    stays: 'cleared',
  },
  { id: 'worker', where: 'serviceWorker', name: WORKER_URL, until: 'device.until.cleared', stays: 'cleared' },
] as const satisfies readonly DeviceRow[];
