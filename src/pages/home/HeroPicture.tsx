import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useReducedMotion } from '#browser/dom/motion.ts';
import { showAbove } from '#browser/dom/showAbove.ts';
import { Badge } from '#components/Badge.tsx';
import { MORPH_MS, TICKER_MS } from '#features/motion/model/rhythm.ts';
import { MotionSwitch } from '#features/motion/view/MotionSwitch.tsx';
import { Rotation } from '#features/motion/view/Rotation.tsx';
import { euro } from '#i18n/euro.ts';
import { contradictedDeal, type DealId, deals } from '#site/deals.ts';
import { comparison } from '#site/figures.ts';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { Dashboard } from './Dashboard.tsx';
import styles from './HeroPicture.module.css';
import { Sources, SourcesText } from './Sources.tsx';
import { underMouse } from './underMouse.ts';

/** The news of the ticker, each with the deal that it is about. */
const updates: readonly { id: 'flag' | 'memo' | 'deck' | 'thesis'; deal?: DealId }[] = [
  { id: 'flag', deal: 'estro' },
  { id: 'memo', deal: 'aurora' },
  { id: 'deck', deal: 'borea' },
  { id: 'thesis' },
];

/** Source: docs/site.md, section 1. */
const CLIENT_FUNDS = '50+';

interface HeroPictureProps {
  running: boolean;
  onRunningChange: (running: boolean) => void;
}

/**
 * Renders a list of deals, and next to it the two sources of a deal's recurring revenue. At first they are those of the
 * deal whose sources contradict each other. A mouse over another deal shows the sources of that deal meanwhile.
 */
export function HeroPicture({ running, onRunningChange }: HeroPictureProps) {
  const [chosen, setChosen] = useState<DealId>(contradictedDeal.id);
  const [previewed, setPreviewed] = useState<DealId>();
  const sources = useRef<HTMLDivElement>(null);
  const choose = (id: DealId, row?: Element) => {
    setChosen(id);
    // On a phone the sources are above the list.
    if (row && sources.current) showAbove(sources.current, row);
  };
  const find = (wanted: DealId) => deals.find(({ id }) => id === wanted) ?? contradictedDeal;
  const shown = find(previewed ?? chosen);
  return (
    <figure className={`${styles.desk} ${shown.revenue.isOverstated ? styles.differs : ''}`}>
      <div className={`${patterns.box} ${styles.list}`}>
        <Dashboard shown={shown.id} onChoose={choose} onPreview={setPreviewed} />
        <Ticker running={running} onRunningChange={onRunningChange} onPreview={setPreviewed} />
      </div>
      <SourcesText deal={find(chosen)} />
      <Sources key={shown.id} ref={sources} deal={shown} />
      <Cards running={running} />
    </figure>
  );
}

interface TickerProps extends HeroPictureProps {
  onPreview: (deal?: DealId) => void;
}

function Ticker({ running, onRunningChange, onPreview }: TickerProps) {
  const intl = useIntl();
  const moves = !useReducedMotion() && running;
  const items = updates.map(({ id, deal }) => ({
    id,
    content: (
      <p {...underMouse(onPreview, deal)}>
        <FormattedMessage id={`home.ticker.${id}`} />
      </p>
    ),
  }));
  return (
    <section
      className={`${typography.fine} ${styles.ticker}`}
      aria-label={intl.formatMessage({ id: 'home.ticker.label' })}
    >
      <Badge>
        <FormattedMessage id="home.dashboard.processing" />
      </Badge>
      <MotionSwitch running={running} onChange={onRunningChange} />
      <Rotation items={items} everyMs={TICKER_MS} running={moves} />
    </section>
  );
}

/** Renders the cards below the dashboard. Each card rotates through two figures. */
function Cards({ running }: Pick<HeroPictureProps, 'running'>) {
  const moves = !useReducedMotion() && running;
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
