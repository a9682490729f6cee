import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { focusInView } from '#browser/dom/feedback.ts';
import { Badge } from '#components/Badge.tsx';
import { ScoreBar } from '#components/ScoreBar.tsx';
import { contradictedDeal, criteria, type Deal, deals, fitOf } from '#site/deals.ts';
import { bandOf } from '#site/score-bands.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import styles from './DealDashboard.module.css';

/** Renders a small dashboard to try. Radio buttons choose the deal, and CSS shows its scores without scripts. */
export function DealDashboard() {
  return (
    <fieldset className={patterns.panel}>
      <legend className={`${layout.spread} ${typography.strong} ${styles.legend}`}>
        <FormattedMessage id="workflow.dashboard.list" />
        <Badge>
          <FormattedMessage id="workflow.dashboard.sample" />
        </Badge>
      </legend>
      <div className={`${layout.column} ${styles.deals}`}>
        {deals.map((deal, index) => (
          <div key={deal.id} className={styles.deal}>
            <Choice deal={deal} first={index === 0} />
            <Detail deal={deal} />
          </div>
        ))}
      </div>
      <p className={`${typography.fine} ${patterns.ruled}`}>
        <FormattedMessage id="workflow.dashboard.fictional" />
      </p>
    </fieldset>
  );
}

function Choice({ deal: { id, name, scores }, first }: { deal: Deal; first: boolean }) {
  const fit = fitOf(scores);
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="deal"
        value={id}
        defaultChecked={first}
        // On a small screen the layout shifts, because the scores of the previous deal above are hidden.
        onChange={({ currentTarget }) => focusInView(currentTarget, currentTarget.labels?.[0])}
      />
      <span className={styles.words}>
        <strong>
          <FormattedMessage id="workflow.dashboard.project" values={{ name }} />
        </strong>
        <span className={typography.fine}>
          <FormattedMessage id={`workflow.deal.${id}`} />
        </span>
      </span>
      <ScoreBar score={fit} />
      <span className={`${typography.figure} ${typography.medium} ${tones[bandOf(fit)]}`}>
        <FormattedNumber value={fit} />
      </span>
    </label>
  );
}

function Detail({ deal: { id, name, scores } }: { deal: Deal }) {
  const intl = useIntl();
  const fit = fitOf(scores);
  const band = bandOf(fit);
  return (
    <div className={styles.detail}>
      <h3>
        <FormattedMessage id="workflow.dashboard.project" values={{ name }} />
      </h3>
      <p className={layout.line}>
        <span className={`${typography.big} ${tones[band]}`}>
          <FormattedNumber value={fit} />
        </span>
        <span className={styles.words}>
          <strong className={tones[band]}>
            <FormattedMessage id={`workflow.band.${band}`} />
          </strong>
          <span className={typography.fine}>
            <FormattedMessage id="workflow.dashboard.index" />
          </span>
        </span>
      </p>
      <ul className={layout.stack3}>
        {criteria.map((criterion) => {
          const weight = intl.formatNumber(criterion.weight, { style: 'percent' });
          return (
            <li key={criterion.id} className={styles.criterion}>
              <span>
                <FormattedMessage id={`workflow.criterion.${criterion.id}`} />
              </span>
              <span className={typography.fine}>
                <FormattedMessage id="workflow.dashboard.weight" values={{ weight }} />
              </span>
              <ScoreBar score={scores[criterion.id]} />
              <span className={typography.figure}>
                <FormattedNumber value={scores[criterion.id]} />
              </span>
            </li>
          );
        })}
      </ul>
      <p className={id === contradictedDeal.id ? `${patterns.remark} ${styles.alarm}` : patterns.remark}>
        <FormattedMessage id={`workflow.deal.${id}.note`} />
      </p>
    </div>
  );
}
