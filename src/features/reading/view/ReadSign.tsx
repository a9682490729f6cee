import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { storedText, storeText, useStoredText } from '#browser/storage/storedText.ts';
import { ARTICLES_SEEN_KEY, READING_PROGRESS_KEY } from '#site/storage-keys.ts';
import patterns from '#styles/patterns.module.css';
import { parseProgress } from '../model/progress.ts';
import { readVisits, recordVisit, writeVisits } from '../model/visits.ts';
import styles from './ReadSign.module.css';

interface ReadSignProps {
  slug: string;
  /** The notes of the list in which it stands, where that tells what is new. */
  listed?: readonly string[];
}

/** Marks a note as read to the end on this device, or as new since the last visit until it is begun. */
export default function ReadSign({ slug, listed }: ReadSignProps) {
  const progress = parseProgress(useStoredText(READING_PROGRESS_KEY))[slug];
  const visits = readVisits(useStoredText(ARTICLES_SEEN_KEY));
  useVisit(listed);
  if (progress?.read) {
    return (
      <span className={patterns.strong}>
        <svg className={styles.mark} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2 6.5 5 9.5 10 3" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
        <FormattedMessage id="insights.read" />
      </span>
    );
  }
  if (!listed || progress || !visits?.fresh.includes(slug)) return null;
  return (
    <span className={patterns.accent}>
      <FormattedMessage id="insights.new" />
    </span>
  );
}

/** Notes on the device which notes are shown. Each mark of a list does so, and all but the first change nothing. */
function useVisit(listed: readonly string[] | undefined): void {
  useEffect(() => {
    if (!listed) return;
    const before = readVisits(storedText(ARTICLES_SEEN_KEY));
    const now = Date.now();
    // Writing redraws every mark.
    const isNoted = before && Math.abs(now - before.at) < PAUSE_MS;
    if (isNoted && listed.every((slug) => before.known.includes(slug))) return;
    storeText(ARTICLES_SEEN_KEY, writeVisits(recordVisit(before, listed, now)));
  }, [listed]);
}

const PAUSE_MS = 10_000;
