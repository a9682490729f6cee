import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import { Badge } from '#ui/Badge.tsx';
import { bandColour } from '#ui/bandColour.ts';
import styles from './Dashboard.module.css';

/** The deals of the drawn dashboard; scores follow the bands of the analyzer (docs/site.md, section 9). */
const deals: readonly {
  name: string;
  kind: PlainMessageId;
  score: number;
  band: 'good' | 'fair' | 'poor';
}[] = [
  { name: 'Aurora', kind: 'home.dashboard.deal.aurora', score: 91, band: 'good' },
  { name: 'Borea', kind: 'home.dashboard.deal.borea', score: 84, band: 'good' },
  { name: 'Corvo', kind: 'home.dashboard.deal.corvo', score: 72, band: 'fair' },
  { name: 'Delfino', kind: 'home.dashboard.deal.delfino', score: 66, band: 'fair' },
  { name: 'Estro', kind: 'home.dashboard.deal.estro', score: 41, band: 'poor' },
];

/** A small real dashboard in the page's language, drawn instead of photographed. Without behaviour of its own. */
export default function Dashboard() {
  const intl = useIntl();
  return (
    <figure className={styles.dashboard} aria-label={intl.formatMessage({ id: 'home.dashboard.label' })}>
      <figcaption className={styles.head}>
        <span className={styles.title}>
          <FormattedMessage id="home.dashboard.title" />
        </span>
        <span className={styles.tags}>
          <Badge tone="good">
            <FormattedMessage id="home.dashboard.live" />
          </Badge>
          <Badge>
            <FormattedMessage id="home.dashboard.processing" />
          </Badge>
        </span>
      </figcaption>
      <div className={styles.columns} aria-hidden="true">
        <span>
          <FormattedMessage id="home.dashboard.startup" />
        </span>
        <span>
          <FormattedMessage id="home.dashboard.fit" />
        </span>
      </div>
      <ul className={styles.deals}>
        {deals.map(({ name, kind, score, band }) => (
          <li key={name} className={styles.deal}>
            <span>
              <span className={styles.name}>
                <FormattedMessage id="home.dashboard.project" values={{ name }} />
              </span>
              <span className={styles.kind}>
                <FormattedMessage id={kind} />
              </span>
            </span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="4" />
              <rect className={bandColour[band]} width={score} height="4" />
            </svg>
            <span className={`${styles.score} ${bandColour[band]}`}>
              <FormattedNumber value={score} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
