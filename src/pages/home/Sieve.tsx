import { dashesOf, dotPath } from '#components/dots.ts';
import picture from '#components/picture.module.css';
import { startupsLeft } from '#site/sample-content.ts';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import styles from './Sieve.module.css';
import { drawSieve, type Mesh, memoranda, PITCH, THREADS, WIDTH } from './sieve-geometry.ts';

export const meshes = drawSieve(startupsLeft);

/** Renders the lines along which the startups that pass fall through all meshes. As tall as the steps. */
export function Threads() {
  return (
    <svg
      className={`${patterns.drawing} ${styles.threads}`}
      viewBox={`0 0 ${WIDTH} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path vectorEffect="non-scaling-stroke" d={THREADS.map((x) => `M${x} 0v1`).join('')} />
    </svg>
  );
}

/** Renders a mesh and, as hollow dots, the startups that stop at it. */
export function MeshPicture({ mesh: { rows, dash, from, to, meshY } }: { mesh: Mesh }) {
  return (
    <svg
      className={`${patterns.drawing} ${styles.drawing}`}
      viewBox={`0 0 ${WIDTH} ${meshY + 2}`}
      strokeDasharray={dashesOf(PITCH)}
      aria-hidden="true"
    >
      <path className={styles.mesh} strokeDasharray={dash} d={`M${from} ${meshY}H${to}`} />
      {rows.map((row) => {
        const path = dotPath(row, PITCH);
        return (
          <g key={path} className={styles.stopped}>
            <path d={path} />
            <path className={styles.hole} d={path} />
          </g>
        );
      })}
    </svg>
  );
}

/** Renders the startups that pass all meshes, each with its memorandum. */
export function MemorandaPicture() {
  return (
    <svg className={`${patterns.drawing} ${styles.drawing}`} viewBox={`0 0 ${WIDTH} 70`} aria-hidden="true">
      {memoranda.map(({ score, lines: [first, second] }, index) => {
        const left = (THREADS[index] ?? 0) - 35;
        return (
          <g key={score}>
            <rect className={picture.sheet} x={left} y="28" width="70" height="41" />
            <path className={styles.lines} d={`M${left + 9} 43h${first}m-${first} 11h${second}`} />
            <text className={`${tones.good} ${typography.strong}`} x={left + 61} y="54" textAnchor="end">
              {score}
            </text>
          </g>
        );
      })}
      <path className={styles.passed} d={THREADS.map((x) => `M${x} 9h0`).join('')} />
    </svg>
  );
}
