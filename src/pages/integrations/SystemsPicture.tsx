import { LogoShape } from '#components/Logo.tsx';
import picture from '#components/picture.module.css';
import { logo } from '#site/brand.ts';
import { integrations } from '#site/sample-systems.ts';
import { signs } from './signs.ts';

const SIZE = 76;
const PITCH = 100;
/** The providers of data fill the first columns. The product is in the next column, and the CRM systems are in the last. */
const PROVIDERS = 2;
const SIGN = 32;
/** Half the distance between the line from the providers and the line to the CRM systems. */
const APART = 6;
const CENTRE = SIZE / 2 + 0.5;

const providers = integrations.filter(({ kind }) => kind === 'data');
const customers = integrations.filter(({ kind }) => kind === 'crm');
const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => row);

const rows = Math.max(Math.ceil(providers.length / PROVIDERS), customers.length);
const at = (step: number) => step * PITCH + CENTRE;
const hub = { x: at(PROVIDERS), y: at((rows - 1) / 2) };
const width = (PROVIDERS + 1) * PITCH + SIZE + 1;
const height = (rows - 1) * PITCH + SIZE + 1;

const systems = [
  ...providers.map(({ id }, index) => ({
    id,
    x: at(index % PROVIDERS),
    y: at(Math.floor(index / PROVIDERS)),
  })),
  ...customers.map(({ id }, index) => ({ id, x: at(PROVIDERS + 1), y: at(index) })),
];

/** Renders the systems, and the lines between them and the product. Decorative, because the list below names them. */
export function SystemsPicture() {
  const linesFrom = (x: number, count: number, turn: number) =>
    rowsOf(count)
      .map((row) => `M${x} ${at(row)}H${turn}V${hub.y}`)
      .join('');
  return (
    <svg className={picture.picture} viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
      <path
        stroke="var(--control)"
        d={linesFrom(at(0), Math.ceil(providers.length / PROVIDERS), hub.x - APART)}
      />
      <path className={picture.thread} d={linesFrom(at(PROVIDERS + 1), customers.length, hub.x + APART)} />
      {systems.map(({ id, x, y }) => {
        const { Sign } = signs[id];
        return (
          <g key={id}>
            <rect className={picture.sheet} x={x - SIZE / 2} y={y - SIZE / 2} width={SIZE} height={SIZE} />
            <Sign x={x - SIGN / 2} y={y - SIGN / 2} overflow="visible" />
          </g>
        );
      })}
      <circle fill="var(--raised)" stroke="var(--accent)" cx={hub.x} cy={hub.y} r={SIZE / 2} />
      <g transform={`translate(${hub.x - logo.width / 2} ${hub.y - logo.height / 2 + 1})`}>
        <LogoShape />
      </g>
    </svg>
  );
}
