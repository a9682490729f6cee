import { FormattedMessage } from 'react-intl';
import { Band } from '#sections/Band.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './Workflow.module.css';

const steps = ['thesis', 'ingestion', 'scoring', 'output'] as const;

export function Workflow() {
  return (
    <Band id="workflow" labelledBy="workflow-title">
      <SectionHead
        id="workflow-title"
        eyebrow={<FormattedMessage id="home.workflow.eyebrow" />}
        title={<FormattedMessage id="home.workflow.title" />}
      />
      <ol className={styles.steps}>
        {steps.map((id, index) => (
          <li key={id} className={styles.step}>
            <Sieve kept={steps.length - index} />
            <h3>
              <FormattedMessage id={`home.workflow.${id}.title`} />
            </h3>
            <p>
              <FormattedMessage id={`home.workflow.${id}.text`} />
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

const SIDE = 4;

/** The motif as a measure: with every step fewer dots are left, and the last one shows why. */
function Sieve({ kept }: { kept: number }) {
  const dots = Array.from({ length: SIDE * SIDE }, (_, index) => ({
    x: 6 + (index % SIDE) * 12,
    y: 6 + Math.floor(index / SIDE) * 12,
    isKept: index % SIDE < kept && Math.floor(index / SIDE) < kept,
  }));
  return (
    <svg className={styles.sieve} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {dots.map(({ x, y, isKept }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={isKept ? 3.5 : 1.5}
          className={isKept ? styles.kept : styles.dropped}
        />
      ))}
    </svg>
  );
}
