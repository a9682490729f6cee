import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { storedText, storeText, useStoredText } from '#browser/storage/localStorage.ts';
import Read from '#illustrations/icons/read.svg?react';
import { ARTICLES_SEEN_KEY, READING_PROGRESS_KEY } from '#site/storage-keys.ts';
import typography from '#styles/typography.module.css';
import { parseProgress } from '../model/progress.ts';
import { parseVisits, recordVisit, serializeVisits } from '../model/visits.ts';
import styles from './ReadSign.module.css';

interface ReadSignProps {
  slug: string;
  /** The articles of the list that contains the mark. Set only if the list marks new articles. */
  listed?: readonly string[];
}

/**
 * Renders a mark if an article has been read to the end or in part on this device, or is new since the last visit and
 * not yet begun.
 */
export default function ReadSign({ slug, listed }: ReadSignProps) {
  const progress = parseProgress(useStoredText(READING_PROGRESS_KEY))[slug];
  const visits = parseVisits(useStoredText(ARTICLES_SEEN_KEY));
  useVisit(listed);
  if (progress?.read) {
    return (
      <span className={typography.strong}>
        <Read className={styles.mark} />
        <FormattedMessage id="insights.read" />
      </span>
    );
  }
  if (progress?.position && progress.readShare) {
    return (
      <span className={typography.strong}>
        <FormattedMessage id="insights.begun" values={{ share: progress.readShare }} />
      </span>
    );
  }
  if (!listed || progress || !visits?.fresh.includes(slug)) return null;
  return (
    <span className={typography.accent}>
      <FormattedMessage id="insights.new" />
    </span>
  );
}

/**
 * Stores on the device which articles are shown. Each mark of a list calls this hook, but only the first call changes
 * the record.
 */
function useVisit(listed: readonly string[] | undefined): void {
  useEffect(() => {
    if (!listed) return;
    const before = parseVisits(storedText(ARTICLES_SEEN_KEY));
    const now = Date.now();
    // Storing the record renders every mark again, so a repeated record is not stored.
    const isNoted = before && Math.abs(now - before.at) < PAUSE_MS;
    if (isNoted && listed.every((slug) => before.known.includes(slug))) return;
    storeText(ARTICLES_SEEN_KEY, serializeVisits(recordVisit(before, listed, now)));
  }, [listed]);
}

const PAUSE_MS = 10_000;
