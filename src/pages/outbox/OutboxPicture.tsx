import styles from '#components/picture.module.css';

const slips = [64, 48, 70] as const;

/** Renders requests that wait on a device, and their path to a mailbox that they cannot reach yet. Decorative. */
export function OutboxPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 400 212" width="400" aria-hidden="true">
      <rect className={styles.sheet} x=".5" y=".5" width="150" height="211" />
      {slips.map((width, index) => (
        <g key={width}>
          <path className={styles.marked} d={`M24 ${42 + index * 62}h${width}`} />
          <path className={styles.lines} d={`M24 ${58 + index * 62}h96`} />
          <circle className={styles.end} cx="150.5" cy={46 + index * 62} r="5" />
          <path
            stroke="var(--control)"
            strokeDasharray="2 5"
            d={`M158 ${46 + index * 62}C230 ${46 + index * 62} 230 106 292 106`}
          />
        </g>
      ))}
      <rect className={styles.free} x="294" y="71" width="104" height="70" />
      <path stroke="var(--control)" strokeDasharray="2 5" d="M296 74l50 36 50-36" />
    </svg>
  );
}
