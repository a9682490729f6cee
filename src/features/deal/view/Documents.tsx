import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { figuresOn, sheetIds } from '../model/documents.ts';
import {
  COMPUTED,
  DECK,
  type DocumentRef,
  type Figure,
  fileOf,
  isDisputed,
  STATED,
} from '../model/figures.ts';
import { DeckPage } from './DeckPage.tsx';
import styles from './Documents.module.css';
import { EvidenceLines } from './EvidenceLines.tsx';
import { Overview } from './Overview.tsx';
import { Spreadsheet } from './Spreadsheet.tsx';
import { Turn, type TurnProps } from './Turn.tsx';
import { Verdict } from './Verdict.tsx';

interface DocumentsProps {
  /** The chosen figure. */
  figure: Figure;
  /** The sentence of the source, in which the words that state the figure are marked. */
  sentence: ReactNode;
}

/**
 * Renders the source of a figure as a drawing: a page of the deck or rows of a sheet, with the line that leads there.
 * Below the drawing it renders the buttons from figure to figure, for windows in which the drawing is below its figure.
 */
export function Documents({ figure, sentence, name, onTurn }: DocumentsProps & Omit<TurnProps, 'chosen'>) {
  return (
    <>
      <p className={`${typography.fine} ${styles.caption}`}>
        <DocumentName documentRef={figure.documentRef} />
      </p>
      {isDisputed(figure) ? (
        <Contradiction sentence={sentence} />
      ) : (
        <Source figure={figure} sentence={sentence} />
      )}
      <div className={styles.turn}>
        <Turn chosen={figure.id} name={name} onTurn={onTurn} />
      </div>
    </>
  );
}

/**
 * Renders what is next to the memorandum in a wide window: the buttons from figure to figure, and all documents as a
 * contact sheet until a figure is chosen.
 */
export function DocumentPanel(turn: TurnProps) {
  return (
    <div className={visibility.wideOnly}>
      <Turn {...turn} />
      {!turn.chosen && <Overview />}
    </div>
  );
}

function Source({ figure, sentence }: DocumentsProps) {
  return (
    <>
      {/* The sentence and its document reference are next to the drawing as text. */}
      <div className={styles.drawing} aria-hidden="true">
        <FigureDocument figure={figure} sentence={sentence} />
        <EvidenceLines key={figure.id} />
      </div>
      <p
        className={`${layout.line} ${typography.note} ${patterns.dot} ${patterns.bullet} ${figure.check === 'alone' ? patterns.hollow : ''} ${styles.check}`}
      >
        <FormattedMessage
          id={figure.check === 'alone' ? 'dealDocuments.alone' : `dealDocuments.check.${figure.id}`}
        />
      </p>
      <Film documentRef={figure.documentRef} />
    </>
  );
}

function FigureDocument({ figure, sentence }: { figure: Figure; sentence: ReactNode }) {
  const { id, documentRef } = figure;
  if ('page' in documentRef) return <DeckPage id={id} page={documentRef.page} sentence={sentence} />;
  const { sheet, column, row } = documentRef;
  return <Spreadsheet id={id} sheet={sheet} column={column} row={row} />;
}

/** Renders all pages and sheets in a row. The page or sheet of the figure is filled. */
function Film({ documentRef }: { documentRef: DocumentRef }) {
  const pages = Array.from({ length: DECK.pages }, (_, index) => ({
    id: index + 1,
    isCurrent: 'page' in documentRef && documentRef.page === index + 1,
    isStated: figuresOn(index + 1).length > 0,
  }));
  const rest = sheetIds.map((id) => ({
    id,
    isCurrent: 'sheet' in documentRef && documentRef.sheet === id,
    isStated: true,
  }));
  return (
    <svg className={`${styles.film} ${visibility.wideOnly}`} viewBox="0 0 640 16" aria-hidden="true">
      {[...pages, ...rest].map(({ id, isCurrent, isStated }, index) => (
        <rect
          key={id}
          fill={isCurrent ? 'var(--accent)' : 'var(--raised)'}
          stroke={isCurrent ? 'var(--accent)' : isStated ? 'var(--control)' : 'var(--line)'}
          x={index * 23 + (index < DECK.pages ? 0.5 : 19.5)}
          y=".5"
          width="17"
          height="12"
          rx="1.5"
        />
      ))}
    </svg>
  );
}

/** Renders the two sources that contradict each other, and the consequence of the contradiction. */
function Contradiction({ sentence }: { sentence: ReactNode }) {
  return (
    <>
      <div className={`${styles.drawing} ${layout.stack3} ${styles.disputed}`} aria-hidden="true">
        <DeckPage id="stated" page={12} sentence={sentence} />
        <Spreadsheet id="computed" sheet="model" column="F" row={14} explainedBy={15} />
        <EvidenceLines difference={STATED - COMPUTED} />
      </div>
      <Verdict />
    </>
  );
}

function DocumentName({ documentRef }: { documentRef: DocumentRef }) {
  if ('page' in documentRef) {
    return <FormattedMessage id="dealDocuments.onPage" values={{ ...DECK, page: documentRef.page }} />;
  }
  const file = fileOf(documentRef.sheet);
  return (
    <FormattedMessage
      id="dealDocuments.inCell"
      values={{ file, cell: `${documentRef.column}${documentRef.row}` }}
    />
  );
}
