import { Mark } from '#components/Mark.tsx';
import { brand } from '#site/brand.ts';
import styles from './Header.module.css';

/** The header without its words: what is seen of a page that is not stored until it is drawn. */
export function EmptyFrame() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <span className={styles.logo}>
          <Mark />
          <span>{brand.name}</span>
        </span>
      </div>
    </header>
  );
}
