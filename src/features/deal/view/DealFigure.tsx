import { FormattedMessage, useIntl } from 'react-intl';
import { DECK, type Figure, type FigureId, fileOf, isDisputed, type Place } from '../model/figures.ts';
import styles from './DealFigure.module.css';
import { Documents } from './lateDocuments.ts';

interface DealFigureProps {
  figure: Figure;
  isChosen: boolean;
  onToggle: (id: FigureId, isOpen: boolean) => void;
}

/** A figure of the memorandum; opened, the place it comes from: beside the memorandum, or below the figure. */
export function DealFigure({ figure, isChosen, onToggle }: DealFigureProps) {
  const intl = useIntl();
  const { id, place } = figure;
  const sentenceOf = (source: FigureId) =>
    intl.formatMessage(
      { id: `deal.${source}.sentence` },
      {
        hl: (words) => (
          <mark key="source" data-source={source}>
            {words}
          </mark>
        ),
      },
    );
  return (
    <details
      name="deal"
      data-figure={id}
      className={isDisputed(figure) ? styles.disputed : styles.figure}
      onToggle={({ currentTarget }) => onToggle(id, currentTarget.open)}
    >
      <summary className={styles.row}>
        <span className={styles.label}>
          <FormattedMessage id={`deal.${id}`} />
        </span>
        <span className={styles.value}>
          <FormattedMessage id={`deal.${id}.value`} />
        </span>
        <span className={styles.place} data-place>
          <Short place={place} />
        </span>
      </summary>
      <div className={styles.source}>
        <p className={styles.caption}>
          <Where place={place} />
        </p>
        <blockquote className={styles.sentence}>{sentenceOf(id)}</blockquote>
        {isChosen && <Documents id={id} sentence={sentenceOf(isDisputed(figure) ? 'stated' : id)} />}
      </div>
    </details>
  );
}

/** The place as the row has it: a page, or a cell in the notation of spreadsheets. */
function Short({ place }: { place: Place }) {
  if ('page' in place) return <FormattedMessage id="deal.page" values={{ page: place.page }} />;
  return `${place.column}${place.row}`;
}

function Where({ place }: { place: Place }) {
  if ('page' in place) {
    return <FormattedMessage id="deal.onPage" values={{ ...DECK, page: place.page }} />;
  }
  const file = fileOf(place.sheet);
  return <FormattedMessage id="deal.inCell" values={{ file, cell: `${place.column}${place.row}` }} />;
}
