import { FormattedMessage } from 'react-intl';
import styles from './DemoAgenda.module.css';

/** What a demo goes through, in this order. */
const stages = ['case', 'analysis', 'questions', 'plan'] as const;

const GAP = 14;
const RADIUS = 3;

/** The course of a demo, drawn as a sieve: one dot fewer at each stage, and the last one is kept. */
export function DemoAgenda() {
  return (
    <ol className={styles.stages}>
      {stages.map((stage, index) => (
        <li key={stage} className={styles.stage}>
          <Dots count={stages.length - index} />
          <h3>
            <FormattedMessage id={`demo.agenda.${stage}`} />
          </h3>
          <p className={styles.text}>
            <FormattedMessage id={`demo.agenda.${stage}.text`} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Dots({ count }: { count: number }) {
  const width = stages.length * GAP;
  const start = (width - (count - 1) * GAP) / 2;
  const centres = Array.from({ length: count }, (_, index) => start + index * GAP);
  const isLast = count === 1;
  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 ${width} ${GAP}`}
      width={width}
      height={GAP}
      aria-hidden="true"
    >
      {centres.map((x) => (
        <circle
          key={x}
          className={isLast ? styles.kept : styles.dropped}
          cx={x}
          cy={GAP / 2}
          r={isLast ? RADIUS * 2 : RADIUS}
        />
      ))}
    </svg>
  );
}
