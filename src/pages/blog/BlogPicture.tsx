import styles from '#components/picture.module.css';
import type { Post } from '#features/articles/model/italian.ts';

const WIDTH = 132;
const HEIGHT = 116;
const COLUMNS = 3;
/** Width of a letter, in units of the drawing. */
const LETTER = 7;
const TEXT_WIDTH = WIDTH - 32;

/**
 * Returns the widths of a title's lines, in units of the drawing. Omits a last line shorter than a fifth of the
 * width.
 */
const linesOf = (letters: number) =>
  Array.from({ length: Math.ceil((letters * LETTER) / TEXT_WIDTH - 0.2) }, (_, line) =>
    Math.min(TEXT_WIDTH, letters * LETTER - line * TEXT_WIDTH),
  );

/** Renders a page for each post, with its title marked in its real length and text below the title. Decorative. */
export function BlogPicture({ posts }: { posts: readonly Post[] }) {
  const rows = Math.ceil(posts.length / COLUMNS);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${COLUMNS * (WIDTH + 16) - 15} ${rows * (HEIGHT + 16) - 15}`}
      width={COLUMNS * (WIDTH + 16)}
      aria-hidden="true"
    >
      {posts.map(({ slug, title }, index) => {
        const x = (index % COLUMNS) * (WIDTH + 16) + 0.5;
        const y = Math.floor(index / COLUMNS) * (HEIGHT + 16) + 0.5;
        const heading = linesOf(title.length).slice(0, 4);
        const text = [TEXT_WIDTH, TEXT_WIDTH - 12, TEXT_WIDTH - 40].slice(0, Math.max(1, 5 - heading.length));
        const path = (widths: readonly number[], from: number) =>
          widths.map((width, line) => `M${x + 16} ${y + 22 + (from + line) * 14}h${width}`).join('');
        return (
          <g key={slug}>
            <rect className={styles.sheet} x={x} y={y} width={WIDTH} height={HEIGHT} />
            <path className={styles.marked} d={path(heading, 0)} />
            <path className={styles.lines} d={path(text, heading.length + 0.5)} />
          </g>
        );
      })}
    </svg>
  );
}
