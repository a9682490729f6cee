import { Logo } from '#components/Logo.tsx';
import { brand } from '#site/brand.ts';
import styles from './Header.module.css';

/** Renders the header without its texts. Visitors see it until a page that is not stored is rendered. */
export function EmptyFrame() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <span className={styles.logo}>
          <Logo />
          <span>{brand.name}</span>
        </span>
      </div>
    </header>
  );
}
