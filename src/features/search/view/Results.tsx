import { memo } from 'react';
import { PathLink } from '#components/PathLink.tsx';
import typography from '#styles/typography.module.css';
import type { FoundEntry } from '../search.ts';
import styles from './Results.module.css';

interface ResultsProps {
  found: readonly FoundEntry[];
  onFollow: () => void;
}

/** Renders the results in a memoized component, so that a letter does not render the previous results again. */
export const Results = memo(({ found, onFollow }: ResultsProps) =>
  found.map((entry) => (
    <li key={`${entry.to} ${entry.title}`} className={styles.row}>
      <Result entry={entry} onFollow={onFollow} />
    </li>
  )),
);

function Result({ entry, onFollow }: { entry: FoundEntry; onFollow: () => void }) {
  const { to, title, page, excerpt } = entry;
  const [path = '', anchor] = to.split('#');
  return (
    <PathLink
      path={path}
      rest={anchor ? `#${anchor}` : ''}
      className={`${styles.result} ${typography.bare}`}
      onClick={onFollow}
    >
      <strong>{title}</strong>
      {page && <span className={typography.note}>{page}</span>}
      {excerpt.length > 0 && (
        <span className={typography.note}>
          {excerpt.map(({ index, text, isMatch }) => (isMatch ? <mark key={index}>{text}</mark> : text))}
        </span>
      )}
    </PathLink>
  );
}
