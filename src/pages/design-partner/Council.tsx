import styles from './Council.module.css';

/** Distance from the centre, and seats around it. */
const rings = [
  { radius: 48, seats: 8 },
  { radius: 92, seats: 16 },
  { radius: 136, seats: 24 },
  { radius: 180, seats: 32 },
] as const;

const MIDDLE = 190;
/** The taken seat of the inner ring. */
const TAKEN = 7;

const dots = rings.flatMap(({ radius, seats }, ring) =>
  Array.from({ length: seats }, (_, seat) => {
    const angle = (2 * Math.PI * seat) / seats;
    const x = (MIDDLE + radius * Math.cos(angle)).toFixed(1);
    const y = (MIDDLE + radius * Math.sin(angle)).toFixed(1);
    return { taken: ring === 0 && seat === TAKEN, path: `M${x} ${y}h0` };
  }),
);
const pathOf = (taken: boolean) =>
  dots
    .filter((dot) => dot.taken === taken)
    .map(({ path }) => path)
    .join('');

/** Many around the table, and one with a seat at it. Decorative. */
export function Council() {
  return (
    <svg
      className={styles.council}
      viewBox={`0 0 ${MIDDLE * 2} ${MIDDLE * 2}`}
      width={MIDDLE * 2}
      aria-hidden="true"
    >
      <path className={styles.free} d={pathOf(false)} />
      <path className={styles.taken} d={pathOf(true)} />
    </svg>
  );
}
