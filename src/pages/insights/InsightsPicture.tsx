import styles from '#components/picture.module.css';
import type { ArticleSummary } from '#features/articles/model/content.ts';

const [WIDTH, GAP, LINE] = [70, 16, 14];
/** Space above and below the lines of a page. */
const [TOP, BOTTOM] = [34, 8];
/** The pages that fit next to the text. */
const PAGES = 6;

const heightOf = ({ minutes }: ArticleSummary) => TOP + minutes * LINE + BOTTOM;

/** Renders a page for each of the latest articles, with a line for each minute of reading. Decorative. */
export function InsightsPicture({ articles }: { articles: readonly ArticleSummary[] }) {
  const shown = articles.slice(0, PAGES);
  const width = shown.length * (WIDTH + GAP) - GAP + 1;
  const height = Math.max(...shown.map(heightOf)) + 1;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
      {shown.map((article, index) => {
        const x = index * (WIDTH + GAP) + 0.5;
        const y = height - heightOf(article) - 0.5;
        // The last line of a text is short.
        const lines = Array.from({ length: article.minutes }, (_, line) =>
          line < article.minutes - 1 ? WIDTH - 24 : WIDTH - 44,
        );
        return (
          <g key={article.slug}>
            <rect className={styles.sheet} x={x} y={y} width={WIDTH} height={heightOf(article)} />
            <path className={styles.marked} d={`M${x + 12} ${y + 18}h${WIDTH - 32}`} />
            <path
              className={styles.lines}
              d={lines.map((length, line) => `M${x + 12} ${y + TOP + 5 + line * LINE}h${length}`).join('')}
            />
          </g>
        );
      })}
    </svg>
  );
}
