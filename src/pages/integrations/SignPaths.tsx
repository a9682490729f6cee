import type { IntegrationId } from '#site/sample-content.ts';
import styles from './SignPaths.module.css';
import { signs } from './signs.ts';

/** The two outlines of a mark, for an <svg> of 32 by 32. */
export function SignPaths({ id }: { id: IntegrationId }) {
  return (
    <>
      <path className={styles.shape} d={signs[id].shape} />
      <path className={styles.kept} d={signs[id].kept} />
    </>
  );
}
