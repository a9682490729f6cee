import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import styles from './Memorandum.module.css';

/** Figures of the first deal in the list. The score must match the score in the list. */
const SCORE = 91;
const MARGIN = 0.71;
const CELL = 'F33';

/** Renders the static sheet next to the dashboard. Each figure names its source, a page or a cell. */
export function Memorandum() {
  const intl = useIntl();
  const page = (number: number) => intl.formatMessage({ id: 'home.memo.page' }, { page: String(number) });
  return (
    <figure className={styles.memorandum} aria-label={intl.formatMessage({ id: 'home.memo.label' })}>
      <figcaption className={`${typography.fine} ${typography.strong}`}>
        <FormattedMessage id="home.memo.title" values={{ name: 'Aurora' }} />
      </figcaption>
      <p className={`${layout.line} ${typography.fine} ${visibility.wideOnly} ${styles.score}`}>
        <strong className={`${typography.big} ${typography.accent}`}>
          <FormattedNumber value={SCORE} />
        </strong>
        <span>
          <FormattedMessage id="home.memo.score" />
        </span>
      </p>
      <Lines widths={[206, 150]} />
      <dl className={styles.figures}>
        <Row
          label={<FormattedMessage id="home.memo.revenue" />}
          value={
            <mark className={styles.marked}>
              <FormattedMessage id="home.memo.revenueValue" />
            </mark>
          }
          tag={<Badge tone="good">{page(9)}</Badge>}
        />
        <Row
          label={<FormattedMessage id="home.memo.margin" />}
          value={<FormattedNumber value={MARGIN} style="percent" />}
          tag={<Badge>{page(19)}</Badge>}
        />
        <Row
          label={<FormattedMessage id="home.memo.runway" />}
          value={<FormattedMessage id="home.memo.runwayValue" />}
          tag={<Badge>{CELL}</Badge>}
        />
      </dl>
      <Lines widths={[206, 188, 120]} />
    </figure>
  );
}

function Row({ label, value, tag }: Record<'label' | 'value' | 'tag', ReactNode>) {
  return (
    <div>
      <dt className={typography.fine}>{label}</dt>
      <dd>
        {value}
        {tag}
      </dd>
    </div>
  );
}

/** Renders lines of text as bars. */
function Lines({ widths }: { widths: readonly number[] }) {
  const height = 18 * widths.length - 11;
  return (
    <svg
      className={`${visibility.wideOnly} ${styles.lines}`}
      width="206"
      height={height}
      viewBox={`0 0 206 ${height}`}
      aria-hidden="true"
    >
      {widths.map((width, index) => (
        <rect key={width} y={18 * index} width={width} height="7" rx="2" />
      ))}
    </svg>
  );
}
