import { FormattedMessage } from 'react-intl';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './AiSteps.module.css';

const steps = ['reads', 'extracts', 'compares', 'scores', 'decide'] as const;

/** Renders the steps of the AI, each with its limit. The last step is the visitor's. */
export function AiSteps() {
  return (
    <ol className={`${layout.column} ${columns.desktop} ${styles.steps}`}>
      {steps.map((id) => (
        <li key={id} className={id === 'decide' ? `${styles.step} ${styles.yours}` : styles.step}>
          <h3>
            <FormattedMessage id={`security.ai.${id}`} />
          </h3>
          <p>
            <FormattedMessage id={`security.ai.${id}.text`} />
          </p>
          <p className={`${patterns.dot} ${typography.muted} ${styles.limit}`}>
            <b>
              <FormattedMessage id={id === 'decide' ? 'security.ai.right' : 'security.ai.limit'} />
            </b>
            <FormattedMessage id={`security.ai.${id}.limit`} />
          </p>
        </li>
      ))}
    </ol>
  );
}
