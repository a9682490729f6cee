import styles from './picture.module.css';

const [WIDTH, HEIGHT, GAP] = [58, 74, 18];

interface PagesPictureProps {
  pages: number;
  columns: number;
  /** Number of pages, from the first, that have a marked line. */
  marked?: number;
  /** Index of a missing page, which is drawn as an empty frame with a line to a dot. */
  missing?: number;
}

/** Renders small pages next to each other. Decorative. */
export function PagesPicture({ pages, columns, marked = 0, missing = -1 }: PagesPictureProps) {
  const [width, height] = [sizeOf(columns, WIDTH), sizeOf(Math.ceil(pages / columns), HEIGHT)];
  const space = missing < 0 ? 0 : 90;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width + space} ${height}`}
      width={width + space}
      aria-hidden="true"
    >
      {Array.from({ length: pages }, (_, index) => index).map((index) => {
        const x = 0.5 + (index % columns) * (WIDTH + GAP);
        const y = 0.5 + Math.floor(index / columns) * (HEIGHT + GAP);
        return index === missing ? (
          <g key={index}>
            <path className={styles.thread} d={`M${x + WIDTH} ${y + HEIGHT / 2}H${width + space - 10}`} />
            <rect className={styles.free} x={x} y={y} width={WIDTH} height={HEIGHT} />
            <circle className={styles.end} cx={x + WIDTH} cy={y + HEIGHT / 2} r="4.5" />
            <circle className={styles.own} cx={width + space - 10} cy={y + HEIGHT / 2} r="8" />
          </g>
        ) : (
          <g key={index}>
            <rect className={styles.sheet} x={x} y={y} width={WIDTH} height={HEIGHT} />
            <path className={index < marked ? styles.marked : styles.lines} d={`M${x + 10} ${y + 17}h28`} />
            <path className={styles.lines} d={`M${x + 10} ${y + 34}h38m-38 14h32m-32 14h20`} />
          </g>
        );
      })}
    </svg>
  );
}

const sizeOf = (count: number, size: number) => count * (size + GAP) - GAP + 1;
