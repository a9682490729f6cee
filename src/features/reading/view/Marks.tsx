import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFirstInteraction } from '#browser/hydration/firstInteraction.ts';
import { useStoredText } from '#browser/storage/localStorage.ts';
import { latePart } from '#i18n/latePart.tsx';
import { OWN_MARKS } from '#site/mark-anchors.ts';
import { MARKS_KEY } from '#site/storage-keys.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import type { MarkedPassagesProps } from './MarkedPassages.tsx';

const MarkedPassages = latePart(() => import('./MarkedPassages.tsx'));

/**
 * Renders the section below an article with the passages that the reader has marked. A kiosk does not show it. Its code
 * loads at the first interaction, which precedes a selection, or at once if passages are marked.
 */
export function Marks(props: MarkedPassagesProps) {
  const interacted = useFirstInteraction();
  const isMarked = useStoredText(MARKS_KEY) !== null;
  // After the last deletion the part must stay, because it offers to restore the marks.
  const [isShown, setShown] = useState(false);
  if (!isShown && (interacted || isMarked)) setShown(true);
  return (
    <section
      className={`${layout.stack3} ${patterns.ruled} ${visibility.withScripts} ${visibility.screenOnly} ${visibility.notAtKiosk}`}
      aria-labelledby={OWN_MARKS}
    >
      <h2 id={OWN_MARKS} className={typography.medium}>
        <FormattedMessage id="reading.marks" />
      </h2>
      <p className={typography.note}>
        <FormattedMessage id="reading.marks.how" />
      </p>
      {isShown && <MarkedPassages {...props} />}
    </section>
  );
}
