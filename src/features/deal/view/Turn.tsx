import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { moveFocusOnRemoval } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { DECK, type FigureId, figures } from '../model/figures.ts';
import styles from './Deal.module.css';

export interface TurnProps {
  chosen: FigureId | undefined;
  /** The name of the chosen figure, for visitors who do not see the open figure. */
  name: string | undefined;
  onTurn: (step: 1 | -1) => void;
  /** Closes the chosen figure, so that all documents are shown. */
  onClose?: () => void;
}

/** Renders the instruction, the buttons from figure to figure, and the button that shows all documents. */
export function Turn({ chosen, name, onTurn, onClose }: TurnProps) {
  // A screen reader reads a figure that the visitor chooses in the memorandum. Only these buttons need an announcement.
  const [isUsed, setUsed] = useState(false);
  const button = (step: 1 | -1, label: 'dealDocuments.previous' | 'dealDocuments.next', sign: string) => (
    <Button
      variant="quiet"
      onFocus={() => setUsed(true)}
      onBlur={() => setUsed(false)}
      onClick={() => onTurn(step)}
    >
      <VisuallyHidden>
        <FormattedMessage id={label} />
      </VisuallyHidden>
      <span aria-hidden="true">{sign}</span>
    </Button>
  );
  return (
    <div
      className={`${layout.line} ${typography.note} ${styles.turn} ${visibility.withScripts} ${visibility.screenOnly}`}
    >
      {!chosen && (
        <p>
          <FormattedMessage id="dealDocuments.choose" values={{ b: (chunks) => <b>{chunks}</b> }} />
        </p>
      )}
      {chosen && onClose && (
        <span ref={moveFocusOnRemoval}>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="dealDocuments.overview.open" values={{ pages: DECK.pages }} />
          </Button>
        </span>
      )}
      {button(-1, 'dealDocuments.previous', '←')}
      <span aria-live={isUsed ? 'polite' : 'off'} className={styles.position}>
        {chosen && (
          <>
            <VisuallyHidden>{`${name}, `}</VisuallyHidden>
            <FormattedMessage
              id="dealDocuments.position"
              values={{ number: figures.findIndex(({ id }) => id === chosen) + 1, total: figures.length }}
            />
          </>
        )}
      </span>
      {button(1, 'dealDocuments.next', '→')}
    </div>
  );
}
