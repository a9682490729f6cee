import { FormattedMessage } from 'react-intl';
import { useStoredText } from '#browser/storage/storedText.ts';
import { READING_PLACES_KEY } from '#site/storage-keys.ts';
import { readPlaces } from '../model/places.ts';
import styles from './ReadSign.module.css';

/** Marks an article as read to the end on this device. */
export default function ReadSign({ slug }: { slug: string }) {
  const places = readPlaces(useStoredText(READING_PLACES_KEY));
  if (!places[slug]?.read) return null;
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M2 6.5 5 9.5 10 3" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      <FormattedMessage id="insights.read" />
    </span>
  );
}
