import type { PortraitTraits } from '#site/sample-content.ts';
import styles from './Portrait.module.css';
import { collars, face, hairs, neck, type Shape } from './portrait-shapes.ts';

/** Rows of dots, the brand's motif: zero-length dashes with round caps. */
const dots = Array.from({ length: 15 }, (_, row) => `M8 ${row * 16 + 8}H240`).join('');

/** A bust in flat tones, half lit, half in shadow. Decorative: the name is next to it. */
export function Portrait({ traits: { hair, collar, skin } }: { traits: PortraitTraits }) {
  const shapes = [...hairs[hair].behind, ...neck, ...collars[collar], ...face, ...hairs[hair].before];
  return (
    <svg className={`${styles.portrait} ${styles[skin]}`} viewBox="0 0 240 240" aria-hidden="true">
      <path className={styles.dots} d={dots} />
      <circle className={styles.disc} cx="120" cy="112" r="92" />
      {shapes.map(({ tone, d }: Shape) => (
        <path key={d} className={styles[tone]} d={d} />
      ))}
    </svg>
  );
}
