import { type PointerEvent, type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { latePart } from '#i18n/latePart.tsx';
import typography from '#styles/typography.module.css';
import type { Point } from '../model/evidence.ts';
import {
  type DocumentRef,
  type Figure,
  type FigureId,
  isDisputed,
  isInDeck,
  stated,
} from '../model/figures.ts';
import { swipeStep } from '../model/swipe.ts';
import styles from './DealFigure.module.css';

/** The contradiction is open from the start, so its documents load only when they are near. */
const Documents = latePart(async () => ({ default: (await import('./Documents.tsx')).Documents }), {
  when: 'near',
  messages: 'deal-documents',
});

interface DealFigureProps {
  /** The name that all figures of a deal share, so that only one figure is open. */
  name: string;
  figure: Figure;
  isChosen: boolean;
  onToggle: (id: FigureId, isOpen: boolean) => void;
  /** Opens the next or the previous figure in the place of this one. */
  onTurn: (id: FigureId, step: 1 | -1) => void;
}

/** Renders a figure of the memorandum. An open figure shows its source, next to the memorandum or below the figure. */
export function DealFigure({ name, figure, isChosen, onToggle, onTurn }: DealFigureProps) {
  const intl = useIntl();
  const { id, documentRef } = figure;
  const sentence = useSentence(isDisputed(figure) ? stated : figure);
  const own = useSentence(figure);
  const turn = (step: 1 | -1) => onTurn(id, step);
  const swipe = useSwipe(turn);
  return (
    <details
      name={name}
      data-figure={id}
      open={id === stated.id}
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
      <div className={styles.source} {...swipe}>
        <div className={styles.stage}>
          <blockquote className={styles.sentence}>{own}</blockquote>
          {isChosen && (
            <Documents
              figure={figure}
              name={intl.formatMessage({ id: `deal.${id}` })}
              sentence={sentence}
              onTurn={turn}
            />
          )}
        </div>
      </div>
    </details>
  );
}

/** Returns the event handlers of an element that a finger can swipe to the next or the previous figure. */
function useSwipe(onTurn: (step: 1 | -1) => void) {
  const start = useRef<Point>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const step = start.current && swipeStep(start.current, { x: clientX, y: clientY });
      start.current = undefined;
      if (step) onTurn(step);
    },
  };
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
