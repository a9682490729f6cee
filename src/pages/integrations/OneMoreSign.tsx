import picture from '#components/picture.module.css';
import { integrations } from '#site/sample-content.ts';
import { signs } from './signs.ts';

const COLUMNS = 5;
const PITCH = 72;
const SIGN = 32;
const rows = Math.ceil((integrations.length + 1) / COLUMNS);
const WIDTH = (COLUMNS - 1) * PITCH + SIGN + 12;
const HEIGHT = (rows - 1) * PITCH + SIGN + 12;
const placeOf = (index: number) => ({
  x: 6 + (index % COLUMNS) * PITCH,
  y: 6 + Math.floor(index / COLUMNS) * PITCH,
});

/** Renders the marks of the connected systems, and an empty frame for the visitor's system. Decorative. */
export function OneMoreSign() {
  const free = placeOf(integrations.length);
  return (
    <svg className={picture.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} aria-hidden="true">
      {integrations.map(({ id }, index) => {
        const { Sign } = signs[id];
        return <Sign key={id} {...placeOf(index)} color="var(--control)" overflow="visible" />;
      })}
      <rect className={picture.free} x={free.x - 5} y={free.y - 5} width={SIGN + 10} height={SIGN + 10} />
      <path
        className={picture.thread}
        d={`M${free.x + SIGN / 2} ${free.y + 6}v20m-10-10h20`}
        strokeWidth="2.5"
      />
    </svg>
  );
}
