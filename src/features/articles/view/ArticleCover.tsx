import type { ReactNode } from 'react';
import type { Cover } from '#site/covers.ts';
import visibility from '#styles/visibility.module.css';
import styles from './ArticleCover.module.css';

type Surface = 'deep' | 'sunk' | 'wash';

interface Drawing {
  surface: Surface;
  drawing: ReactNode;
}

const lines = [84, 70, 80, 58, 84, 74, 66, 40].map((width, index) => ({ width, y: 50 + 14 * index }));
const rise = [1, 2, 2, 3, 4, 6, 7].map((count, index) => ({ count, x: 48 + 37 * index }));
/** The x coordinate of the column that is drawn as a warning. */
const WARNED = 196;

/** The drawings of the articles, each on one of three backgrounds. */
const drawings: Readonly<Record<Cover, Drawing>> = {
  // The default: a page with one highlighted line.
  page: {
    surface: 'sunk',
    drawing: (
      <>
        <Page />
        <path className={styles.thread} d="M120 95H284" />
        <path className={styles.thread} strokeWidth="15" d="M284 95h0" />
      </>
    ),
  },
  // A line of a page, connected to the dot that it refers to.
  thread: {
    surface: 'deep',
    drawing: (
      <>
        <Page />
        <path
          className={styles.dots}
          strokeWidth="7"
          d="M224 55h60.1M224 75h60.1M224 95h60.1M224 115h60.1M224 135h60.1M224 155h60.1"
          strokeDasharray="0 20"
        />
        <path className={styles.thread} d="M120 95H244" />
        <path className={styles.thread} strokeWidth="15" d="M244 95h0" />
      </>
    ),
  },
  // Rising columns, one of which is drawn as a warning.
  columns: {
    surface: 'sunk',
    drawing: (
      <>
        <path className={styles.rule} d="M32 168.5H288" />
        {rise.map(({ count, x }) => (
          <path
            key={x}
            className={x === WARNED ? styles.dots : styles.thread}
            strokeWidth={x === WARNED ? 7 : 8}
            d={`M${x} 154v-${18 * (count - 1) + 0.1}`}
            strokeDasharray="0 18"
          />
        ))}
        <path className={styles.warning} strokeWidth="16" d={`M${WARNED} 100h0`} />
      </>
    ),
  },
  // Many rows, one of which is being scanned.
  scan: {
    surface: 'wash',
    drawing: (
      <>
        <path
          className={styles.dots}
          strokeWidth="7"
          d="M44 37h231.1M44 58h231.1M44 79h231.1M44 121h231.1M44 142h231.1M44 163h231.1"
          strokeDasharray="0 21"
        />
        <rect className={styles.glow} x="28" y="88" width="264" height="24" rx="3" />
        <path className={styles.thread} d="M20 112H300" />
        <path className={styles.thread} strokeWidth="8" d="M44 100h231.1" strokeDasharray="0 21" />
      </>
    ),
  },
  // Rows drawn towards an anchor.
  anchor: {
    surface: 'sunk',
    drawing: (
      <>
        {[-2, -1, 0, 1, 2].map((row) => (
          <path
            key={row}
            className={styles.dots}
            strokeWidth="7"
            d={`M76 ${100 + 24 * row}C150 ${100 + 24 * row} 200 ${100 + 17 * row} 232 ${100 + 9 * row}`}
            strokeDasharray="0 21"
          />
        ))}
        <path className={styles.warning} strokeWidth="16" d="M246 100h0" />
      </>
    ),
  },
  // Concentric rings of rules, each with a gate.
  gates: {
    surface: 'deep',
    drawing: (
      <>
        <path
          className={styles.rule}
          d="M232.3 84A74 74 0 1 0 232.3 116M207.5 84A50 50 0 1 0 207.5 116M181.2 85A26 26 0 1 0 181.2 115"
        />
        <path
          className={styles.thread}
          d="M160 100H296M227 84h10m-10 32h10M202 84h10m-10 32h10M176 85h10m-10 30h10"
        />
        <path className={styles.thread} strokeWidth="15" d="M160 100h0" />
      </>
    ),
  },
  // A view that widens row by row.
  view: {
    surface: 'wash',
    drawing: (
      <>
        <path className={styles.dots} strokeWidth="7" d="M120 56h80.1M80 100h160.1" strokeDasharray="0 20" />
        <path
          className={styles.thread}
          strokeWidth="8"
          d="M140 56h20.1M120 100h80.1M40 144h240.1"
          strokeDasharray="0 20"
        />
      </>
    ),
  },
  // Links of a chain. The last link contains the record.
  chain: {
    surface: 'sunk',
    drawing: [34, 100, 166, 232].map((x) => (
      <g key={x}>
        <rect
          className={x === 232 ? styles.thread : styles.rule}
          x={x}
          y="74"
          width="52"
          height="52"
          rx="5"
        />
        {x < 232 && <path className={styles.thread} d={`M${x + 52} 100h14`} />}
        <rect className={x === 232 ? styles.record : styles.text} x={x + 10} y="88" width="32" height="5" />
        <path className={styles.words} strokeWidth="5" d={`M${x + 10} 101.500h24M${x + 10} 112.500h28`} />
      </g>
    )),
  },
};

/** Renders a page as small lines of text, one of which is highlighted. */
function Page() {
  return (
    <>
      {lines.map(({ width, y }) => (
        <rect key={y} className={styles.text} x="36" y={y} width={width} height="6" />
      ))}
      <rect className={styles.record} x="36" y="92" width="84" height="6" />
    </>
  );
}

/** Renders the picture of an article. It is decorative, because the title of the article follows. */
export function ArticleCover({ cover = 'page' }: { cover?: Cover | undefined }) {
  const { surface, drawing } = drawings[cover];
  return (
    <svg
      className={`${styles.cover} ${styles[surface]} ${visibility.screenOnly}`}
      data-surface={surface === 'deep' ? surface : undefined}
      viewBox="0 0 320 200"
      aria-hidden="true"
    >
      <rect className={styles.ground} width="320" height="200" />
      {drawing}
    </svg>
  );
}
