import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Entrance } from '#features/motion/view/Entrance.tsx';
import { Band } from '#sections/Band.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './Mission.module.css';

const cards = ['read', 'trace', 'decide'] as const;

/** Source: docs/site.md, section 2 (70, 95 and 85 percent). */
const stats = [
  { share: 0.7, label: 'home.mission.stat.reading' },
  { share: 0.95, label: 'home.mission.stat.accuracy' },
  { share: 0.85, label: 'home.mission.stat.consistency' },
] as const;

const infrastructure = [
  'home.infra.models',
  'home.infra.speed',
  'home.infra.funds',
  'home.infra.saved',
  'home.infra.encryption',
  'home.infra.centres',
  'home.infra.premise',
] as const;

export function Mission() {
  return (
    <Band labelledBy="mission-title">
      <SectionHead
        id="mission-title"
        eyebrow={<FormattedMessage id="home.mission.eyebrow" />}
        title={<FormattedMessage id="home.mission.title" />}
        lead={<FormattedMessage id="home.mission.lead" />}
      />
      <Entrance className={styles.cards}>
        {cards.map((id) => (
          <div key={id} className={styles.card}>
            <h3>
              <FormattedMessage id={`home.mission.${id}.title`} />
            </h3>
            <p>
              <FormattedMessage id={`home.mission.${id}.text`} />
            </p>
          </div>
        ))}
      </Entrance>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3>
            <FormattedMessage id="home.mission.stats" />
          </h3>
          <Entrance className={styles.stats}>
            {stats.map(({ share, label }) => (
              <div key={label} className={styles.stat}>
                <p className={styles.figure}>
                  <FormattedNumber value={share} style="percent" />
                </p>
                <p className={styles.label}>
                  <FormattedMessage id={label} />
                </p>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={styles.track} width="100" height="4" />
                  <rect className={styles.fill} width={100 * share} height="4" />
                </svg>
              </div>
            ))}
          </Entrance>
        </div>
        <div className={styles.column}>
          <h3>
            <FormattedMessage id="home.infra.title" />
          </h3>
          <ul className={styles.list}>
            {infrastructure.map((id) => (
              <li key={id}>
                <FormattedMessage id={id} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
