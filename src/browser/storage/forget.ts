import { LOCALE_KEY } from '#site/locales.ts';
import {
  ANALYZED_KEY,
  ARTICLES_SEEN_KEY,
  DRAFT_PREFIX,
  INSTALL_KEY,
  LOST_KEY,
  MARKS_KEY,
  READING_PROGRESS_KEY,
  READING_SETTINGS_KEY,
  REFERRER_KEY,
  SLASH_OFF_KEY,
  UNWANTED_COPY_KEY,
  UPDATE_POSTPONED_KEY,
} from '#site/storage-keys.ts';
import { storedKeys, storeText } from './localStorage.ts';
import { applyReadingSettings, chooseTheme } from './preferences.ts';
import { sessionFlag } from './sessionStorage.ts';

/** The keys of one visit's data. A kiosk removes them before the next visitor. */
const ofVisit = {
  local: [LOCALE_KEY, READING_SETTINGS_KEY, READING_PROGRESS_KEY, ARTICLES_SEEN_KEY, SLASH_OFF_KEY],
  session: [ANALYZED_KEY, REFERRER_KEY],
} as const;

function remove(keys: { local: readonly string[]; session: readonly string[] }): void {
  // Session storage first: a write to local storage makes components read both again.
  for (const key of keys.session) sessionFlag(key).clear();
  for (const key of keys.local) storeText(key, '');
}

/**
 * Removes the data that the next visitor of a kiosk must not see: the data about reading and about an analysis, the
 * chosen language, and the choice about the "/" key.
 */
export function forgetVisit(): void {
  applyReadingSettings('');
  remove(ofVisit);
}

/**
 * Removes everything that the visitor has typed or chosen (drafts, language, theme, reading settings, answers to the
 * install offer and to a new version, the refusal of the copy, marked passages) and the data about reading and about an analysis.
 */
export function forgetAll(): void {
  chooseTheme('system');
  remove({
    local: [INSTALL_KEY, UNWANTED_COPY_KEY, MARKS_KEY, ...storedKeys(DRAFT_PREFIX)],
    session: [UPDATE_POSTPONED_KEY, LOST_KEY],
  });
  forgetVisit();
}
