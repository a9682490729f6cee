import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { Logo } from '#components/Logo.tsx';
import { ScoreBar } from '#components/ScoreBar.tsx';
import { euro } from '#i18n/euro.ts';
import { contradictedDeal, deals, fitOf, sourcesOf } from '#site/deals.ts';
import { bandOf } from '#site/score-bands.ts';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import styles from './DealWindow.module.css';

/**
 * Renders what a demo shows: the deals of a week with their scores, and in front of them the two sources that contradict
 * each other. Decorative, because the pages about the product show the same with its explanation.
 */
export function DealWindow() {
  return (
    <div className={styles.view} aria-hidden="true">
      <div className={`${patterns.box} ${styles.window}`}>
        <p className={`${typography.small} ${styles.bar}`}>
          <Logo />
          <span className={typography.strong}>
            <FormattedMessage id="demo.view.list" />
          </span>
          <Badge>
            <FormattedMessage id="demo.view.sample" />
          </Badge>
        </p>
        {deals.map(({ id, name, scores }) => (
          <Row key={id} name={name} fit={fitOf(scores)} isFlagged={id === contradictedDeal.id} />
        ))}
      </div>
      <Contradiction />
    </div>
  );
}

interface RowProps {
  name: string;
  fit: number;
  isFlagged: boolean;
}

const Row = ({ name, fit, isFlagged }: RowProps) => (
  <p className={`${styles.row} ${isFlagged ? styles.flagged : ''}`}>
    <span className={typography.strong}>{name}</span>
    <ScoreBar score={fit} />
    <span className={`${typography.figure} ${tones[bandOf(fit)]}`}>
      <FormattedNumber value={fit} />
    </span>
  </p>
);

function Contradiction() {
  const intl = useIntl();
  const { page, cell, stated, computed, difference } = sourcesOf(contradictedDeal);
  const amount = intl.formatNumber(difference);
  return (
    <div className={`${patterns.box} ${typography.small} ${styles.contradiction}`}>
      <p className={styles.source}>
        <Badge tone="amber">
          <FormattedMessage id="demo.view.page" values={{ page: String(page) }} />
        </Badge>
        <span className={typography.figure}>
          <FormattedNumber value={stated} {...euro} />
        </span>
      </p>
      <p className={styles.source}>
        <Badge tone="amber">{cell}</Badge>
        <span className={typography.figure}>
          <FormattedNumber value={computed} {...euro} />
        </span>
      </p>
      <p className={styles.apart}>
        <FormattedMessage id="demo.view.apart" values={{ amount }} />
      </p>
    </div>
  );
}
