import { MarkShape } from '#components/Mark.tsx';
import { mark } from '#site/brand.ts';
import { integrations } from '#site/sample-content.ts';
import patterns from '#styles/patterns.module.css';
import { signs } from './signs.ts';

const WIDTH = 440;
const HEIGHT = 320;
const SIGN = 32;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2, reach: 46 };
const MARK_SCALE = 2;

/** Returns the systems of a kind, spread evenly over the height of the picture. */
const spread = (kind: 'crm' | 'data') => {
  const ids = integrations.filter((row) => row.kind === kind).map(({ id }) => id);
  return ids.map((id, index) => ({ id, y: ((index + 0.5) * HEIGHT) / ids.length }));
};

const fromData = (y: number) =>
  `M${SIGN + 12} ${y}C140 ${y} 100 ${CENTRE.y} ${CENTRE.x - CENTRE.reach} ${CENTRE.y}`;
const toCrm = (y: number) =>
  `M${CENTRE.x + CENTRE.reach} ${CENTRE.y}C340 ${CENTRE.y} 300 ${y} ${WIDTH - SIGN - 12} ${y}`;

/** Renders data that flows in and indices that flow out. Decorative, because the text of the page explains it. */
export function Flow() {
  const [sources, targets] = [spread('data'), spread('crm')];
  const sign = ({ id, y }: (typeof sources)[number], x: number) => {
    const { Sign } = signs[id];
    return <Sign key={id} x={x} y={y - SIGN / 2} overflow="visible" />;
  };
  return (
    <svg className={patterns.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} aria-hidden="true">
      <path stroke="var(--bar)" strokeWidth="1.5" d={sources.map(({ y }) => fromData(y)).join('')} />
      <path stroke="var(--accent)" strokeWidth="1.5" d={targets.map(({ y }) => toCrm(y)).join('')} />
      {sources.map((source) => sign(source, 0))}
      {targets.map((target) => sign(target, WIDTH - SIGN))}
      <circle fill="var(--raised)" stroke="var(--line)" cx={CENTRE.x} cy={CENTRE.y} r={CENTRE.reach} />
      <g
        transform={`translate(${CENTRE.x - (mark.width * MARK_SCALE) / 2} ${CENTRE.y - (mark.height * MARK_SCALE) / 2 + 4}) scale(${MARK_SCALE})`}
      >
        <MarkShape />
      </g>
    </svg>
  );
}
