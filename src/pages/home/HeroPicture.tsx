import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useReducedMotion } from '#browser/dom/motion.ts';
import { MORPH_MS, TICKER_MS } from '#features/motion/model/rhythm.ts';
import { MotionSwitch } from '#features/motion/view/MotionSwitch.tsx';
import { Rotation } from '#features/motion/view/Rotation.tsx';
import { euro } from '#i18n/euro.ts';
import EvidenceLine from '#illustrations/evidence-line.svg?react';
import { comparison } from '#site/figures.ts';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { Dashboard } from './Dashboard.tsx';
import styles from './HeroPicture.module.css';
import { Memorandum } from './Memorandum.tsx';

const updates = ['home.ticker.memo', 'home.ticker.deck', 'home.ticker.flag', 'home.ticker.thesis'] as const;

/** Source: docs/site.md, section 1. */
const CLIENT_FUNDS = '50+';

interface HeroPictureProps {
  running: boolean;
  onRunningChange: (running: boolean) => void;
}

/** Renders the dashboard with a news ticker, the memorandum of its first deal, and two rotating cards. */
export function HeroPicture({ running, onRunningChange }: HeroPictureProps) {
  const intl = useIntl();
  const moves = !useReducedMotion() && running;
  return (
    <div className={styles.desk}>
      <div className={`${patterns.box} ${styles.list}`}>
        <Dashboard />
        <section
          className={`${typography.fine} ${styles.ticker}`}
          aria-label={intl.formatMessage({ id: 'home.ticker.label' })}
        >
          <Rotation
            items={updates.map((id) => ({ id, content: <FormattedMessage id={id} /> }))}
            everyMs={TICKER_MS}
            running={moves}
          />
          <MotionSwitch running={running} onChange={onRunningChange} />
        </section>
      </div>
      <div className={`${patterns.box} ${styles.sheet}`}>
        <Memorandum />
      </div>
      <EvidenceLine className={styles.line} />
      <Cards moves={moves} />
    </div>
  );
}

/** Renders the cards over the dashboard. Each card rotates through two figures. */
function Cards({ moves }: { moves: boolean }) {
  const against = useIntl().formatNumber(comparison.cost.traditional, euro);
  const cost = (
    <>
      <FormattedNumber value={comparison.cost.product} {...euro} />
      <small>
        <FormattedMessage id="home.card.costAgainst" values={{ amount: against }} />
      </small>
    </>
  );
  const hours = (
    <FormattedMessage id="home.roi.hoursValue" values={{ hours: String(comparison.time.product) }} />
  );
  const cards = [
    [figure('cost', cost), figure('saved', <FormattedMessage id="home.card.savedValue" />)],
    [figure('sifted', hours), figure('funds', CLIENT_FUNDS)],
  ];
  return (
    <div className={styles.cards}>
      {cards.map((items) => (
        <div key={items[0]?.id} className={`${patterns.box} ${styles.card}`}>
          <Rotation everyMs={MORPH_MS} running={moves} items={items} />
        </div>
      ))}
    </div>
  );
}

const figure = (id: 'cost' | 'saved' | 'sifted' | 'funds', value: ReactNode) => ({
  id,
  content: (
    <>
      <p className={typography.fine}>
        <FormattedMessage id={`home.card.${id}`} />
      </p>
      <p className={styles.value}>{value}</p>
    </>
  ),
});
