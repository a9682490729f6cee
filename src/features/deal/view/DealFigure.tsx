import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { latePart } from '#i18n/latePart.tsx';
import typography from '#styles/typography.module.css';
import {
  type DocumentRef,
  type Figure,
  type FigureId,
  isDisputed,
  isInDeck,
  stated,
} from '../model/figures.ts';
import styles from './DealFigure.module.css';

const Documents = latePart(async () => ({ default: (await import('./Documents.tsx')).Documents }), {
  messages: 'deal-documents',
});

interface DealFigureProps {
  /** The name that all figures of a deal share, so that only one figure is open. */
  name: string;
  figure: Figure;
  isChosen: boolean;
  onToggle: (id: FigureId, isOpen: boolean) => void;
}

/** Renders a figure of the memorandum. An open figure shows its source, next to the memorandum or below the figure. */
export function DealFigure({ name, figure, isChosen, onToggle }: DealFigureProps) {
  const { id, documentRef } = figure;
  const sentence = useSentence(isDisputed(figure) ? stated : figure);
  const own = useSentence(figure);
  return (
    <details
      name={name}
      data-figure={id}
      className={isDisputed(figure) ? styles.disputed : styles.figure}
      onToggle={({ currentTarget }) => onToggle(id, currentTarget.open)}
    >
      <summary className={styles.row}>
        <span className={typography.muted}>
          <FormattedMessage id={`deal.${id}`} />
        </span>
        <span className={styles.value}>
          <FormattedMessage id={`deal.${id}.value`} />
        </span>
        <span className={styles.place} data-place="">
          <Short documentRef={documentRef} />
        </span>
      </summary>
      <div className={styles.source}>
        <blockquote className={styles.sentence}>{own}</blockquote>
        {isChosen && <Documents figure={figure} sentence={sentence} />}
      </div>
    </details>
  );
}

/** Renders the document reference for a row: a page, or a cell in the notation of spreadsheets. */
function Short({ documentRef }: { documentRef: DocumentRef }) {
  if ('page' in documentRef) return <FormattedMessage id="deal.page" values={{ page: documentRef.page }} />;
  return `${documentRef.column}${documentRef.row}`;
}

/** Returns the sentence of the source, in which the words that state the figure are marked. */
function useSentence(figure: Figure): ReactNode {
  const intl = useIntl();
  const mark = (chunks: ReactNode) => <mark key="source">{chunks}</mark>;
  if (isInDeck(figure)) return intl.formatMessage({ id: `deal.${figure.id}.sentence` }, { hl: mark });
  return mark(intl.formatMessage({ id: `deal.${figure.id}.sentence` }));
}
