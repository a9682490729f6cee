import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { type Deal, type DealId, deals, fitOf } from '#site/deals.ts';
import { bandOf } from '#site/score-bands.ts';
import layout from '#styles/layout.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import styles from './Dashboard.module.css';
import { underMouse } from './underMouse.ts';

interface DashboardProps {
  /** The deal whose sources are next to the list. */
  shown: DealId;
  /** Called with the row as well if the visitor has just chosen its deal. */
  onChoose: (deal: DealId, row?: Element) => void;
  /** Called with a deal while a mouse is over it, then without a deal. */
  onPreview: (deal?: DealId) => void;
}

/** Renders a small dashboard in the page's language: a list of deals from which the visitor chooses one. */
export function Dashboard({ shown, onChoose, onPreview }: DashboardProps) {
  return (
    <fieldset>
      <legend className={visibility.visuallyHidden}>
        <FormattedMessage id="home.dashboard.label" />
      </legend>
      <p className={`${typography.small} ${styles.head}`}>
        <span className={typography.strong}>
          <FormattedMessage id="home.dashboard.title" />
        </span>
        <Badge tone="good">
          <FormattedMessage id="home.dashboard.live" />
        </Badge>
        <span className={typography.fine}>
          <FormattedMessage id="home.dashboard.count" />
        </span>
      </p>
      <div className={layout.column}>
        {deals.map((deal) => (
          <Choice
            key={deal.id}
            deal={deal}
            isShown={deal.id === shown}
            onChoose={onChoose}
            onPreview={onPreview}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps extends Pick<DashboardProps, 'onChoose' | 'onPreview'> {
  deal: Deal;
  isShown: boolean;
}

function Choice({ deal: { id, name, scores, revenue }, isShown, onChoose, onPreview }: ChoiceProps) {
  const fit = fitOf(scores);
  return (
    <label className={`${styles.deal} ${isShown ? styles.shown : ''}`} {...underMouse(onPreview, id)}>
      <input
        type="radio"
        name="deal"
        className={styles.choice}
        defaultChecked={revenue.isOverstated}
        // The visitor may have chosen a deal before hydration, or the browser has restored an earlier choice.
        ref={(input) => {
          if (input?.checked) onChoose(id);
        }}
        onChange={({ currentTarget }) => onChoose(id, currentTarget)}
      />
      <span className={styles.name}>
        <span className={typography.strong}>
          <FormattedMessage id="home.dashboard.project" values={{ name }} />
        </span>
        <span className={typography.fine}>
          <FormattedMessage id={`home.dashboard.deal.${id}`} />
        </span>
      </span>
      <span className={`${styles.score} ${tones[bandOf(fit)]}`}>
        <FormattedNumber value={fit} />
      </span>
    </label>
  );
}
