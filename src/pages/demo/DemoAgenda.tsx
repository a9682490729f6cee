import { FormattedMessage } from 'react-intl';
import { dashesOf } from '#components/dots.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './Demo.module.css';

/** The stages of the longer demo, in order. Source of the total duration: docs/site.md, section 9. */
const stages = [
  { id: 'case', minutes: 10 },
  { id: 'analysis', minutes: 15 },
  { id: 'questions', minutes: 15 },
  { id: 'plan', minutes: 5 },
] as const;

const PITCH = 10;
const WIDTH = 12;

const startOf = (index: number) => stages.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * Renders the stages of a demo on a scale of minutes. Each minute is a dot, and each stage starts with a larger dot.
 */
export function DemoAgenda() {
  return (
    <>
      <ol className={layout.column}>
        {stages.map(({ id, minutes }, index) => (
          <li key={id} className={styles.stage}>
            <span className={styles.minute}>{`${startOf(index)}′`}</span>
            <Minutes count={minutes} />
            <div className={styles.words}>
              <h3>
                <FormattedMessage id={`demo.agenda.${id}`} />
              </h3>
              <p className={typography.note}>
                <FormattedMessage id={`demo.agenda.${id}.text`} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={typography.note}>
        <FormattedMessage id="demo.agenda.unit" />
      </p>
    </>
  );
}

function Minutes({ count }: { count: number }) {
  const height = count * PITCH;
  const middle = WIDTH / 2;
  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className={styles.start} strokeWidth="10" d={`M${middle} ${middle}h0`} />
      <path
        className={styles.minutes}
        strokeWidth="4"
        d={`M${middle} ${middle + PITCH}V${height}`}
        strokeDasharray={dashesOf(PITCH)}
      />
    </svg>
  );
}
