import { Sheet } from '#ui/Sheet.tsx';
import styles from './ApiPicture.module.css';
import { endpoints } from './endpoints.ts';
import { answer } from './samples.ts';

const [{ method, path }] = endpoints;

/** A call and its answer, connected. Decorative: the list of endpoints and the sample say the same. */
export function ApiPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <Sheet className={styles.call}>
        <p>
          <strong>{method}</strong> {path}
        </p>
      </Sheet>
      <Sheet className={styles.answer}>
        <p>{answer.code}</p>
      </Sheet>
    </div>
  );
}
