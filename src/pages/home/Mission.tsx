import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Entrance } from '#features/motion/view/Entrance.tsx';
import { euro } from '#i18n/euro.ts';
import { Band } from '#sections/Band.tsx';
import { DotField } from '#sections/DotField.tsx';
import patterns from '#styles/patterns.module.css';
import { PageTag } from '#ui/PageTag.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Exhibit, GAP } from './Exhibit.tsx';
import styles from './Mission.module.css';

/** Source: docs/site.md, section 2 (70, 95 and 85 percent). */
const stats = [
  { share: 0.7, label: 'home.mission.stat.reading' },
  { share: 0.95, label: 'home.mission.stat.accuracy' },
  { share: 0.85, label: 'home.mission.stat.consistency' },
] as const;

/** Dots per share, each a twentieth of it. */
const DOTS = 20;

const infrastructure = ['models', 'speed', 'funds', 'saved', 'encryption', 'centres', 'premise'] as const;

export function Mission() {
  return (
    <Band labelledBy="mission-title">
      <SectionHead
        id="mission-title"
        layout="beside"
        title={<FormattedMessage id="home.mission.title" />}
        lead={<FormattedMessage id="home.mission.lead" />}
      />
      <div className={styles.proof}>
        <Entrance className={styles.cards}>
          <Card id="read" figure={<FormattedMessage id="home.proof.deck" />} />
          <Card id="trace" figure={<FormattedMessage id="home.proof.model" />} />
          <Card
            id="decide"
            figure={
              <>
                <span className={styles.gap}>
                  <FormattedNumber value={GAP} {...euro} />
                </span>
                <PageTag tone="amber">
                  <FormattedMessage id="home.proof.apart" />
                </PageTag>
              </>
            }
          />
        </Entrance>
        <Exhibit />
      </div>
      <div className={patterns.stack4}>
        <h3 className={`${patterns.label} ${patterns.muted}`}>
          <FormattedMessage id="home.mission.stats" />
        </h3>
        <Entrance className={styles.stats}>
          {stats.map(({ share, label }) => (
            <div key={label} className={styles.stat}>
              <p className={styles.share}>
                <FormattedNumber value={share} style="percent" />
              </p>
              <DotField shape="field" of={DOTS} kept={DOTS * share} columns={DOTS} className={styles.dots} />
              <p className={styles.text}>
                <FormattedMessage id={label} />
              </p>
            </div>
          ))}
        </Entrance>
        <h3 className={`${patterns.label} ${patterns.muted}`}>
          <FormattedMessage id="home.infra.title" />
        </h3>
        <ul className={styles.specification}>
          {infrastructure.map((id) => (
            <li key={id}>
              <FormattedMessage id={`home.infra.${id}`} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

/** An activity of Vaglio, with an example figure that a line connects to its source in the picture. */
function Card({ id, figure }: { id: 'read' | 'trace' | 'decide'; figure: ReactNode }) {
  return (
    <div className={styles.card}>
      <p className={styles.figure}>{figure}</p>
      <h3>
        <FormattedMessage id={`home.mission.${id}.title`} />
      </h3>
      <p className={styles.text}>
        <FormattedMessage id={`home.mission.${id}.text`} />
      </p>
    </div>
  );
}
