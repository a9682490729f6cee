import { LOCALE_KEY } from './locales.ts';
import type { PlainMessageId } from './messages.ts';
import {
  ANALYZED_KEY,
  ARTICLES_SEEN_KEY,
  CACHE_PREFIX,
  DRAFT_PREFIX,
  INSTALL_KEY,
  KIOSK_KEY,
  LOST_KEY,
  MARKS_KEY,
  OUTBOX_DATABASE,
  OUTBOX_KEYS,
  READING_PROGRESS_KEY,
  READING_SETTINGS_KEY,
  REFERRER_KEY,
  SHARED_DECK_CACHE,
  SLASH_OFF_KEY,
  UNWANTED_COPY_KEY,
  UPDATE_POSTPONED_KEY,
  WORKER_URL,
} from './storage-keys.ts';
import { themeStorageKey } from './themes.ts';

/** The endings of the message ids `device.until.<end>`. These messages state how long a record is stored. */
type Until = {
  [Id in PlainMessageId]: Id extends `device.until.${infer End}` ? End : never;
}[PlainMessageId];

interface DeviceRow {
  id: string;
  where: 'indexedDB' | 'localStorage' | 'sessionStorage' | 'cacheStorage' | 'serviceWorker';
  /** Name of the database, key, cache or script. */
  name: string;
  /** Set if `name` is only a prefix. */
  startsWith?: true;
  /** Prefix of the keys in the database. The database has one row here per prefix. */
  keys?: string;
  /** /security also shows this value: src/pages/security/lifetimes.ts. */
  until: Until;
  /** Set if the record may contain text that the visitor has typed, or a file that the visitor has shared. */
  typed?: true;
  /** Set if a kiosk deletes the record before the next visitor. */
  visit?: true;
}

/**
 * Everything that the site stores on a device. /cookies and /outbox show these rows, and
 * tests/e2e/device-storage.spec.ts compares them with a browser. Source: docs/outbox.md, rule 15.
 */
export const deviceStorage = [
  {
    id: 'queue',
    where: 'indexedDB',
    name: OUTBOX_DATABASE,
    keys: OUTBOX_KEYS.queue,
    until: 'delivered',
    typed: true,
  },
  {
    id: 'rateLimit',
    where: 'indexedDB',
    name: OUTBOX_DATABASE,
    keys: OUTBOX_KEYS.rateLimit,
    until: 'cleared',
  },
  { id: 'receipts', where: 'indexedDB', name: OUTBOX_DATABASE, keys: OUTBOX_KEYS.receipt, until: 'week' },
  { id: 'replaced', where: 'indexedDB', name: OUTBOX_DATABASE, keys: OUTBOX_KEYS.replaced, until: 'week' },
  { id: 'drafts', where: 'localStorage', name: DRAFT_PREFIX, startsWith: true, until: 'sent', typed: true },
  { id: 'language', where: 'localStorage', name: LOCALE_KEY, until: 'chosen', visit: true },
  { id: 'theme', where: 'localStorage', name: themeStorageKey, until: 'system' },
  { id: 'readingSettings', where: 'localStorage', name: READING_SETTINGS_KEY, until: 'cleared', visit: true },
  {
    id: 'readingProgress',
    where: 'localStorage',
    name: READING_PROGRESS_KEY,
    until: 'forgotten',
    visit: true,
  },
  { id: 'articlesSeen', where: 'localStorage', name: ARTICLES_SEEN_KEY, until: 'forgotten', visit: true },
  { id: 'marks', where: 'localStorage', name: MARKS_KEY, until: 'unmarked' },
  { id: 'slash', where: 'localStorage', name: SLASH_OFF_KEY, until: 'cleared', visit: true },
  { id: 'analyzed', where: 'sessionStorage', name: ANALYZED_KEY, until: 'tab', visit: true },
  { id: 'referrer', where: 'sessionStorage', name: REFERRER_KEY, until: 'tab', visit: true },
  { id: 'updatePostponed', where: 'sessionStorage', name: UPDATE_POSTPONED_KEY, until: 'tab' },
  { id: 'lost', where: 'sessionStorage', name: LOST_KEY, until: 'tab' },
  { id: 'deck', where: 'cacheStorage', name: SHARED_DECK_CACHE, until: 'opened', typed: true },
  { id: 'install', where: 'localStorage', name: INSTALL_KEY, until: 'cleared' },
  { id: 'kiosk', where: 'localStorage', name: KIOSK_KEY, until: 'kiosk' },
  {
    id: 'kioskBackup',
    where: 'indexedDB',
    name: OUTBOX_DATABASE,
    keys: OUTBOX_KEYS.kiosk,
    until: 'kiosk',
  },
  { id: 'notice', where: 'indexedDB', name: OUTBOX_DATABASE, keys: OUTBOX_KEYS.notice, until: 'cleared' },
  { id: 'unwantedCopy', where: 'localStorage', name: UNWANTED_COPY_KEY, until: 'copy' },
  { id: 'pages', where: 'cacheStorage', name: CACHE_PREFIX, startsWith: true, until: 'version' },
  { id: 'worker', where: 'serviceWorker', name: WORKER_URL, until: 'cleared' },
] as const satisfies readonly DeviceRow[];
