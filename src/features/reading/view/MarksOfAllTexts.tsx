import { useState, useSyncExternalStore } from 'react';
import { useStoredText } from '#browser/storage/localStorage.ts';
import { latePart } from '#i18n/latePart.tsx';
import { onMove } from '#router/entries.ts';
import { currentHash } from '#router/location.ts';
import { ALL_MARKS } from '#site/mark-anchors.ts';
import { MARKS_KEY } from '#site/storage-keys.ts';
import visibility from '#styles/visibility.module.css';

const AllMarks = latePart(() => import('./AllMarks.tsx'), { messages: 'reading' });

/** Renders the section with all marked passages, if there are some or the address asks for them. Not at a kiosk. */
export function MarksOfAllTexts() {
  const isMarked = useStoredText(MARKS_KEY) !== null;
  const isAsked = useSyncExternalStore(
    onMove,
    () => currentHash() === ALL_MARKS,
    () => false,
  );
  // After the last deletion the part must stay, because it offers to restore the marks.
  const [isShown, setShown] = useState(false);
  if (!isShown && (isMarked || isAsked)) setShown(true);
  return (
    <section
      id={ALL_MARKS}
      className={visibility.notAtKiosk}
      // The late part has the title.
      aria-labelledby={isShown ? `${ALL_MARKS}-title` : undefined}
      hidden={!isShown}
    >
      {isShown && <AllMarks />}
    </section>
  );
}
