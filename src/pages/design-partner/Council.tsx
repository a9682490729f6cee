import patterns from '#styles/patterns.module.css';

/** Distance from the centre, and seats in half a ring. */
const rings = [
  { radius: 90, seats: 7 },
  { radius: 150, seats: 11 },
  { radius: 210, seats: 15 },
  { radius: 270, seats: 19 },
] as const;

const MIDDLE = 280;
/** Index of the occupied seat in the inner ring. */
const OCCUPIED = 4;

const dots = rings.flatMap(({ radius, seats }, ring) =>
  Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI * (1 + seat / (seats - 1));
    const x = (MIDDLE + radius * Math.cos(angle)).toFixed(1);
    const y = (MIDDLE + radius * Math.sin(angle)).toFixed(1);
    return { isOccupied: ring === 0 && seat === OCCUPIED, path: `M${x} ${y}h0` };
  }),
);
const pathOf = (isOccupied: boolean) =>
  dots
    .filter((dot) => dot.isOccupied === isOccupied)
    .map(({ path }) => path)
    .join('');

/** Renders many seats in a semicircle, of which one is occupied. Decorative. */
export function Council() {
  return (
    <svg
      className={patterns.drawing}
      viewBox={`0 0 ${MIDDLE * 2} ${MIDDLE + 10}`}
      width={MIDDLE * 2}
      aria-hidden="true"
    >
      <path stroke="var(--bar)" strokeWidth="13" d={pathOf(false)} />
      <path stroke="var(--accent)" strokeWidth="26" d={pathOf(true)} />
    </svg>
  );
}
