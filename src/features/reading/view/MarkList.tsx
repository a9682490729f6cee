import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import Dismiss from '#illustrations/icons/dismiss.svg?react';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { type Mark, markAnchor, removeMark, serializeMarks } from '../model/marks.ts';
import type { Span } from '../model/quote.ts';
import { changeMarks } from './changeMarks.ts';
import styles from './Marks.module.css';
import tools from './ReadingTools.module.css';

interface MarkListProps {
  /** All marks of one text. */
  marks: readonly Mark[];
  /** The address of the text, or '' on its own page. */
  address?: string;
  /** The span of each mark in the text, or null for a mark that the text no longer contains. */
  spans?: readonly (Span | null)[];
}

/** Renders the marked passages of a text. Each leads to its place in the text, and can be deleted. */
export function MarkList({ marks, address = '', spans = [] }: MarkListProps) {
  const intl = useIntl();
  if (marks.length === 0) return null;
  return (
    <ul className={patterns.rows}>
      {marks.map((mark, index) => (
        <li key={mark.prefix + mark.exact} className={styles.mark}>
          <div>
            <a href={`${address}#${markAnchor(index)}`} className={styles.quote} lang={mark.language}>
              {mark.exact}
            </a>
            {spans[index] === null && (
              <p className={typography.fine}>
                <FormattedMessage id="reading.marks.lost" />
              </p>
            )}
          </div>
          <button
            type="button"
            className={tools.tool}
            aria-label={intl.formatMessage(
              { id: 'reading.marks.remove' },
              { passage: mark.exact.slice(0, 60) },
            )}
            onClick={() => changeMarks((stored) => removeMark(stored, mark))}
          >
            <Dismiss />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Offers to restore the marks that were deleted last, as long as the page is open. */
export function Undo({ marks }: { marks: readonly Mark[] }) {
  const intl = useIntl();
  const [known, setKnown] = useState(marks);
  const [before, setBefore] = useState<{ marks: readonly Mark[]; removed: string }>();
  if (serializeMarks(known) !== serializeMarks(marks)) {
    setKnown(marks);
    const count = known.length - marks.length;
    const removed = intl.formatMessage({ id: 'reading.marks.removed' }, { count });
    setBefore(count > 0 ? { marks: known, removed } : undefined);
  }
  useEffect(() => {
    if (before) announce(before.removed);
  }, [before]);
  if (!before) return null;
  return (
    <p className={`${layout.line} ${styles.undo}`}>
      <span className={typography.note}>{before.removed}</span>
      <Button variant="plain" onClick={() => changeMarks(() => before.marks)}>
        <FormattedMessage id="reading.marks.undo" />
      </Button>
    </p>
  );
}
