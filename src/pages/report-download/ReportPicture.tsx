import { LogoShape } from '#components/Logo.tsx';
import styles from '#components/picture.module.css';
import { logo } from '#site/brand.ts';

/** Pages behind the cover. Each number is a distance from the cover, in steps. */
const BEHIND = [4, 3, 2, 1] as const;
const STEP = 34;
const [WIDTH, HEIGHT] = [150, 200];

const SCALE = 86 / Math.max(logo.width, logo.height);

/** Renders the cover of a report with pages behind it. Decorative. */
export function ReportPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 288 234" width="346" aria-hidden="true">
      {BEHIND.map((place) => (
        <g key={place} transform={`translate(${place * STEP} ${34 - place * 8})`}>
          <rect className={styles.sheet} x=".5" y=".5" width={WIDTH} height={HEIGHT - place * 8} />
          <path className={styles.lines} d={`M124 26h14m-14 18h14m-14 18h10m-10 18h14`} />
        </g>
      ))}
      <g transform="translate(0 33)">
        <rect className={styles.sheet} x=".5" y=".5" width={WIDTH} height={HEIGHT} />
        <path className={styles.marked} d="M20 28h92" />
        <path className={styles.lines} d="M20 46h62" />
        <g transform={`translate(32 92) scale(${SCALE.toFixed(3)})`}>
          <LogoShape />
        </g>
      </g>
    </svg>
  );
}
