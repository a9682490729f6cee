import { type Ref, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { isHydrated } from '#browser/hydration/hydrated.ts';
import { fileOf } from '#features/deal/model/figures.ts';
import { euro } from '#i18n/euro.ts';
import { type Deal, deals, sourcesOf, years } from '#site/deals.ts';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { SourceLines } from './SourceLines.tsx';
import styles from './Sources.module.css';

/** Renders the sources of a deal as a sentence for screen readers, and announces the sentence of a chosen deal. */
export function SourcesText({ deal }: { deal: Deal }) {
  const { formatMessage, formatNumber } = useIntl();
  const { page, cell, stated, computed, difference } = sourcesOf(deal);
  const values = {
    page: String(page),
    cell,
    stated: formatNumber(stated, euro),
    computed: formatNumber(computed, euro),
    difference: formatNumber(difference, euro),
    project: formatMessage({ id: 'home.dashboard.project' }, { name: deal.name }),
  };
  return (
    <p className={visibility.visuallyHidden} aria-live="polite">
      {formatMessage({ id: 'home.sources.text' }, values)}
    </p>
  );
}

/** Draws the page of the deck and the row of the model that state a deal's recurring revenue, and their difference. */
export function Sources({ deal, ref }: { deal: Deal; ref: Ref<HTMLDivElement> }) {
  const [isRedrawn] = useState(isHydrated);
  const { page, cell, difference } = sourcesOf(deal);
  return (
    <div ref={ref} className={`${styles.sources} ${isRedrawn ? styles.redrawn : ''}`} aria-hidden="true">
      <DeckPage deal={deal} />
      <p className={styles.apart}>
        <strong className={styles.difference}>
          <FormattedNumber value={difference} {...euro} />
        </strong>
        <span className={typography.fine}>
          <FormattedMessage
            id={difference > 0 ? 'home.sources.between' : 'home.sources.equal'}
            values={{ page: String(page), cell }}
          />
        </span>
      </p>
      <Model deal={deal} />
      <SourceLines row={deals.indexOf(deal)} />
    </div>
  );
}

function DeckPage({ deal }: { deal: Deal }) {
  const intl = useIntl();
  const { page, stated } = sourcesOf(deal);
  const amount = intl.formatNumber(stated / 1_000_000, { maximumFractionDigits: 2 });
  return (
    <div className={`${patterns.box} ${styles.page}`}>
      <p className={`${typography.fine} ${styles.file}`}>
        <span>{`${deal.id}-deck.pdf`}</span>
        <strong className={styles.tone}>
          <FormattedMessage id="deal.page" values={{ page: String(page) }} />
        </strong>
      </p>
      <p className={typography.subheading}>
        <FormattedMessage id="home.sources.recurring" />
      </p>
      <p className={styles.stated}>
        <strong className={styles.mark}>
          <FormattedMessage id="home.sources.millions" values={{ amount }} />
        </strong>
      </p>
      <Bars deal={deal} />
      <p className={`${typography.fine} ${styles.years}`}>
        {years.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </p>
    </div>
  );
}

/** Renders the stated revenue by year. The part of the last year that the model contradicts is marked. */
function Bars({ deal }: { deal: Deal }) {
  const { stated } = deal.revenue;
  const height = (euros: number) => Math.round((100 * euros) / stated[3]);
  return (
    <svg className={styles.bars} viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
      {stated.map((euros, index) => (
        <rect
          key={years[index]}
          fill="var(--bar)"
          x={index * 10 + 2}
          y={100 - height(euros)}
          width="6"
          height={height(euros)}
        />
      ))}
      <rect fill="var(--amber)" x="32" width="6" height={height(sourcesOf(deal).difference)} />
    </svg>
  );
}

/** Renders the rows of the model from the recurring revenue to the total. */
function Model({ deal }: { deal: Deal }) {
  const { row, setUp } = deal.revenue;
  const { cell, computed, difference } = sourcesOf(deal);
  const lines = [
    { id: 'subscriptions', value: computed, style: styles.own },
    { id: 'setUp', value: setUp, style: difference > 0 ? styles.explains : '' },
    { id: 'total', value: computed + setUp, style: '' },
  ] as const;
  return (
    <div className={`${patterns.box} ${typography.fine} ${styles.model}`}>
      <p className={styles.columns}>
        <span />
        <span>{fileOf('model')}</span>
        <span>
          <strong className={styles.tone}>{cell.charAt(0)}</strong>
          {` · ${years[3]}`}
        </span>
      </p>
      {lines.map(({ id, value, style }, index) => (
        <p key={id} className={`${styles.line} ${style}`}>
          <span>{row + index}</span>
          <span>
            <FormattedMessage id={`home.sources.${id}`} />
          </span>
          <span>
            <FormattedNumber value={value} />
          </span>
        </p>
      ))}
    </div>
  );
}
