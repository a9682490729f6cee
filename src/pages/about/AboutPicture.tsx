import { LogoShape } from '#components/Logo.tsx';
import { logo } from '#site/brand.ts';
import styles from './AboutPage.module.css';

/**
 * Renders the enlarged logo, a funnel of dots of which one is highlighted. In a wide window it crosses the edge of the
 * next section. Decorative, because the text explains it.
 */
export function AboutPicture() {
  return (
    <svg className={styles.mark} viewBox={`0 0 ${logo.width} ${logo.height}`} width="288" aria-hidden="true">
      <LogoShape />
    </svg>
  );
}
