import styles from '#sections/picture.module.css';
import only from '#styles/only.module.css';
import { dashesOf, dotPath } from '#ui/dots.ts';

const PITCH = 14;
/** A code's pattern, one character per module. */
const code = ['ooo.ooo', 'o.o.o.o', 'ooo.ooo', '.o.o..o', 'ooo.o.o', 'o.o.oo.', 'ooo..oo'] as const;
const dots = code.flatMap((line, row) =>
  [...line].flatMap((sign, column) =>
    sign === 'o' ? [{ x: 25 + column * PITCH, y: 54 + row * PITCH }] : [],
  ),
);

/** A code on one device becomes a request on another. Decorative. */
export function TakePicture() {
  return (
    <svg className={`${styles.picture} ${only.desk}`} viewBox="0 0 372 196" width="372" aria-hidden="true">
      <rect className={styles.sheet} x=".5" y=".5" width="133" height="195" />
      <path className={styles.kept} d={dotPath(dots, PITCH)} strokeDasharray={dashesOf(PITCH)} />
      <path className={styles.thread} d="M134 98h104" />
      <circle className={styles.end} cx="134" cy="98" r="5" />
      <rect className={styles.sheet} x="238" y=".5" width="133" height="195" />
      <circle className={styles.end} cx="238" cy="98" r="5" />
      <path className={styles.marked} d="M262 80h64" />
      <path className={styles.lines} d="M262 98h84m-84 18h70m-70 18h48" />
    </svg>
  );
}
