import styles from '#components/picture.module.css';
import type { FaqItem } from '#features/faq/model/faq.ts';

const ROW = 6.5;
const STROKE = 3.5;
const GAP = 8;

const yOf = (row: number) => (row + 0.5) * ROW;
const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));

/** Renders a line for each question and a line for its answer, as long as their texts. Decorative. */
export function FaqPicture({ items }: { items: readonly FaqItem[] }) {
  const middle = longest(items.map(({ question }) => question));
  const width = middle + GAP + longest(items.map(({ answer }) => answer));
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${items.length * ROW}`}
      width={width}
      aria-hidden="true"
    >
      <g strokeWidth={STROKE} strokeLinecap="butt">
        <path
          stroke="var(--accent)"
          d={items.map(({ question }, row) => `M${middle} ${yOf(row)}h-${question.length}`).join('')}
        />
        <path
          stroke="var(--bar)"
          d={items.map(({ answer }, row) => `M${middle + GAP} ${yOf(row)}h${answer.length}`).join('')}
        />
      </g>
    </svg>
  );
}
