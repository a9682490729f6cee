import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { art, drawnPage } from '../model/documents.ts';
import type { FigureId } from '../model/figures.ts';
import styles from './DeckPage.module.css';
import { drawings } from './drawings.tsx';

interface DeckPageProps {
  /** The figure that the sentence states. */
  id: FigureId;
  page: number;
  sentence: ReactNode;
}

/** Renders a page of the deck: its title, the sentence that states the figure, and the drawing below the sentence. */
export function DeckPage({ id, page, sentence }: DeckPageProps) {
  const number = drawnPage(page);
  const Drawing = drawings[art[number]];
  return (
    <div className={`${patterns.box} ${styles.page}`}>
      <p className={typography.subheading}>
        <FormattedMessage id={`dealDocuments.page.${number}`} />
      </p>
      <p className={styles.sentence} data-source={id}>
        {sentence}
      </p>
      {Drawing && <Drawing />}
      <span className={`${typography.fine} ${styles.number}`}>
        <FormattedNumber value={page} />
      </span>
    </div>
  );
}
