import type { ComponentProps } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { island } from '#browser/island.tsx';
import { useReducedMotion } from '#browser/motion.ts';
import { MORPH_MS, TICKER_MS } from '#features/motion/model/rhythm.ts';
import { Rotation } from '#features/motion/view/Rotation.tsx';
import { euro } from '#i18n/euro.ts';
import { DotField } from '#sections/DotField.tsx';
import styles from './HeroPicture.module.css';

const updates = ['home.ticker.memo', 'home.ticker.deck', 'home.ticker.flag', 'home.ticker.thesis'] as const;

/** The figures of the floating cards. Source: docs/site.md, sections 1 and 9. */
const COST_PER_DEAL = 12;
const COST_BY_HAND = 1200;
const HOURS_PER_HUNDRED = 3;
const CLIENT_FUNDS = '50+';

const dashboard = island(() => import('./Dashboard.tsx'));

export const readyHeroPicture = dashboard.ready;

/** The dashboard on its field of dots, with the latest news under it and two cards that change. */
export function HeroPicture({ running }: { running: boolean }) {
  const intl = useIntl();
  const moves = !useReducedMotion() && running;
  return (
    <div className={styles.picture}>
      <DotField className={styles.dots} />
      <div className={styles.screen}>
        <dashboard.Part wanted={false} />
        <section className={styles.ticker} aria-label={intl.formatMessage({ id: 'home.ticker.label' })}>
          <Rotation
            items={updates.map((id) => ({ id, content: <FormattedMessage id={id} /> }))}
            everyMs={TICKER_MS}
            running={moves}
          />
        </section>
      </div>
      <div className={styles.cards}>
        <CostCard moves={moves} />
        <ThroughputCard moves={moves} />
      </div>
    </div>
  );
}

interface MorphingCardProps {
  items: ComponentProps<typeof Rotation>['items'];
  moves: boolean;
}

/** A card that floats over the dashboard and shows its figures by turns. */
function MorphingCard({ items, moves }: MorphingCardProps) {
  return (
    <div className={styles.card}>
      <Rotation everyMs={MORPH_MS} running={moves} items={items} />
    </div>
  );
}

/** What a deal costs, and what that saves. */
function CostCard({ moves }: { moves: boolean }) {
  const intl = useIntl();
  const against = intl.formatNumber(COST_BY_HAND, euro);
  return (
    <MorphingCard
      moves={moves}
      items={[
        {
          id: 'cost',
          content: (
            <Figure label={<FormattedMessage id="home.card.cost" />}>
              <FormattedNumber value={COST_PER_DEAL} {...euro} />
              <small>
                <FormattedMessage id="home.card.costAgainst" values={{ amount: against }} />
              </small>
            </Figure>
          ),
        },
        {
          id: 'saved',
          content: (
            <Figure label={<FormattedMessage id="home.card.saved" />}>
              <FormattedMessage id="home.card.savedValue" />
            </Figure>
          ),
        },
      ]}
    />
  );
}

/** How fast a hundred decks are sifted, and for how many funds. */
function ThroughputCard({ moves }: { moves: boolean }) {
  return (
    <MorphingCard
      moves={moves}
      items={[
        {
          id: 'sifted',
          content: (
            <Figure label={<FormattedMessage id="home.card.sifted" />}>
              <FormattedMessage id="home.roi.hoursValue" values={{ hours: String(HOURS_PER_HUNDRED) }} />
            </Figure>
          ),
        },
        {
          id: 'funds',
          content: <Figure label={<FormattedMessage id="home.card.funds" />}>{CLIENT_FUNDS}</Figure>,
        },
      ]}
    />
  );
}

function Figure({ label, children }: { label: React.ReactNode; children: React.ReactNode }) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{children}</p>
    </>
  );
}
