import type { PortraitTraits } from '#site/sample-content.ts';
import patterns from '#styles/patterns.module.css';
import styles from './Portrait.module.css';
import { collars, face, hairs, neck, type Shape } from './portrait-shapes.ts';

/** Rows of dots, the brand's motif, drawn as zero-length dashes with round caps. */
const dots = Array.from({ length: 15 }, (_, row) => `M8 ${row * 16 + 8}H240`).join('');

const mix = (what: string) => `color-mix(in oklab, ${what})`;
const lightOrDark = (light: string, dark: string) => `light-dark(${mix(light)}, ${mix(dark)})`;

const DISC = lightOrDark('var(--accent) 18%, var(--raised)', 'var(--accent) 32%, var(--raised)');

const inks: Record<Shape['tone'], React.SVGProps<SVGPathElement>> = {
  skin: { fill: 'var(--lit)' },
  shade: { fill: mix(`var(--lit), ${mix('var(--amber), var(--deep)')} 34%`) },
  line: { stroke: 'var(--deep)', strokeWidth: 2.2 },
  hair: { fill: 'var(--deep)' },
  shine: { stroke: mix('var(--deep), var(--pale) 30%'), strokeWidth: 1.5 },
  cloth: { fill: lightOrDark('var(--accent) 100%, var(--ink)', 'var(--accent) 45%, var(--paper)') },
  fold: { fill: lightOrDark('var(--accent), var(--ink) 35%', 'var(--accent) 28%, var(--paper)') },
  crease: { stroke: mix('var(--accent), var(--deep) 70%'), strokeWidth: 1.5 },
  linen: { fill: mix('var(--pale), var(--deep) 6%') },
};

/** Renders a bust in flat tones, half in light and half in shadow. Decorative, because the name is next to it. */
export function Portrait({ traits: { hair, collar, skin } }: { traits: PortraitTraits }) {
  const shapes = [...hairs[hair].behind, ...neck, ...collars[collar], ...face, ...hairs[hair].before];
  return (
    <svg
      className={`${patterns.box} ${patterns.drawing} ${styles.portrait} ${styles[skin]}`}
      viewBox="0 0 240 240"
      aria-hidden="true"
    >
      <path stroke="var(--bar)" strokeWidth="3" strokeDasharray="0 16" d={dots} />
      <circle fill={DISC} cx="120" cy="112" r="92" />
      {shapes.map(({ tone, d }: Shape) => (
        <path key={d} {...inks[tone]} d={d} />
      ))}
    </svg>
  );
}
