import picture from '#components/picture.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import styles from './CallPicture.module.css';
import { endpoints } from './endpoints.ts';
import { answer } from './samples.ts';

const [{ method, path }] = endpoints;

/** Renders a call with a line to its answer. Decorative, because the sample on the page shows the same. */
export function CallPicture() {
  return (
    <svg className={`${picture.picture} ${styles.call}`} viewBox="0 0 332 98" width="375" aria-hidden="true">
      <rect className={picture.sheet} x=".5" y=".5" width="300" height="38" />
      <text x="14" y="24">
        <tspan className={`${tones.good} ${typography.strong}`}>{method}</tspan> {path}
      </text>
      <path className={picture.thread} d="M30 39v31q0 8 8 8h22" />
      <rect className={picture.sheet} x="60.5" y="59.5" width="270" height="38" />
      <circle className={picture.end} cx="60.5" cy="78.5" r="4" />
      <text x="76" y="83">
        {answer.code}
      </text>
    </svg>
  );
}
