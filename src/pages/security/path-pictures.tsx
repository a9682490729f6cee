import { dashesOf, dotPath, fieldOf } from '#components/dots.ts';
import styles from '#components/picture.module.css';

const HEIGHT = 156;

/** The rising bars of a chart, as paths from an x coordinate and a height. */
const bars = [14, 24, 34, 42].map((height, index) => `M${22 + 20 * index} 122v-${height}`);

/** Renders stacked documents. The top page has text and a chart. Decorative. */
export function Pile() {
  return (
    <svg className={styles.picture} viewBox={`0 0 156 ${HEIGHT}`} aria-hidden="true">
      {[58, 36].map((x, index) => (
        <rect key={x} className={styles.sheet} x={x} y={14 * index} width="97" height="122" />
      ))}
      <rect className={styles.sheet} x="1" y="33" width="104" height="122" />
      <path className={styles.lines} d="M14 52h52m-52 16h74m-74 72h60" />
      <path className={styles.dropped} d={bars.slice(0, -1).join('')} strokeLinecap="butt" />
      <path className={styles.kept} d={bars.at(-1)} strokeLinecap="butt" />
    </svg>
  );
}

const RACK = { count: 4, width: 60, height: 128, pitch: 74 };
const units = { columns: 2, pitch: 16, inset: 0 };

/** Renders a row of racks with a light in each unit. Decorative. */
export function Racks() {
  const racks = Array.from({ length: RACK.count }, (_, index) => index * RACK.pitch);
  return (
    <svg className={styles.picture} viewBox={`0 0 284 ${HEIGHT}`} aria-hidden="true">
      {racks.map((x) => (
        <g key={x} transform={`translate(${x + 1} 14)`}>
          <rect className={styles.sheet} width={RACK.width} height={RACK.height} />
          {[16, 48, 80, 112].map((y) => (
            <g key={y} transform={`translate(13 ${y})`}>
              <circle className={styles.end} r="4.5" />
              <path
                className={styles.dropped}
                d={dotPath(fieldOf(2, units), units.pitch)}
                transform="translate(17 0)"
                strokeDasharray={dashesOf(units.pitch)}
              />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Renders a memorandum with its lines and page references, and the people who read it. Decorative. */
export function Memorandum() {
  return (
    <svg className={styles.picture} viewBox={`0 0 156 ${HEIGHT}`} aria-hidden="true">
      <rect className={styles.sheet} x="1" y="10" width="112" height="136" />
      <path className={styles.marked} d="M14 34h40" />
      {[66, 92, 118].map((y, index) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <path className={styles.lines} d={`M14 0h${34 + 8 * index}`} />
          <path className={styles.marked} d="M84 0h14" />
        </g>
      ))}
      {[34, 78, 122].map((y) => (
        <g key={y} className={styles.end} transform={`translate(142 ${y})`}>
          <circle r="7" />
          <path d="M-13 24c0-11 5-15 13-15s13 4 13 15z" />
        </g>
      ))}
    </svg>
  );
}
