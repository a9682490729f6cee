import picture from '#components/picture.module.css';
import { useQueue } from './OutboxContext.ts';
import styles from './OutboxPicture.module.css';

/** Heights of the submissions in the drawing. Further submissions are not drawn. */
const ROWS = [46, 108, 170];

/**
 * Draws the submissions that wait on this device, each with its way to the mailbox. While nothing waits, the device has
 * a tick, and the way to the closed mailbox is a continuous line.
 */
export function OutboxPicture() {
  const queue = useQueue(true);
  const count = queue.state === 'ready' ? queue.value.submissions.length : 0;
  return (
    <svg className={picture.picture} viewBox="0 0 400 212" width="400" aria-hidden="true">
      <rect className={picture.sheet} x="0.5" y="0.5" width="150" height="211" />
      {count === 0 && (
        <>
          <path className={styles.closed} d="M60 108l10 10 20-24M158 106H292" />
          <circle className={picture.end} cx="150.5" cy="106" r="5" />
        </>
      )}
      {ROWS.slice(0, count).map((y) => (
        <g key={y}>
          <path className={picture.marked} d={`M24 ${y - 4}h64`} />
          <path className={picture.lines} d={`M24 ${y + 12}h96`} />
          <circle className={picture.end} cx="150.5" cy={y} r="5" />
          <path className={styles.way} d={`M158 ${y}C230 ${y} 230 106 292 106`} />
        </g>
      ))}
      <g className={count === 0 ? styles.closed : styles.open}>
        <rect x="294" y="71" width="104" height="70" rx="5" />
        <path d="M296 74l50 36 50-36" />
      </g>
    </svg>
  );
}
