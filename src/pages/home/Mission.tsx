import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Claim, claimTags } from '#components/Claim.tsx';
import { DotField } from '#components/DotField.tsx';
import { FullWidthSection } from '#components/FullWidthSection.tsx';
import { PhoneFold } from '#components/PhoneFold.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import { Deal } from '#features/deal/view/Deal.tsx';
import { accuracyShares } from '#i18n/accuracyShares.ts';
import { figures } from '#site/figures.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Mission.module.css';
import runIn from './RunIn.module.css';

/** Three cards, each with a share. Source: docs/site.md, section 2. */
const cards = [
  { id: 'read', share: figures.read, label: 'home.mission.stat.reading' },
  { id: 'trace', share: figures.confirmed, label: 'home.mission.stat.accuracy' },
  { id: 'decide', share: figures.alike, label: 'home.mission.stat.consistency' },
] as const;

/** Number of dots per share. Each dot is a twentieth of the whole. */
const DOTS = 20;

/** The figures that the texts of this section state. */
const tags = claimTags('trained', 'accuracy', 'models', 'speed', 'funds', 'saved');

const infrastructure = ['models', 'speed', 'funds', 'saved', 'encryption', 'centres', 'premise'] as const;

export function Mission() {
  const values = { ...tags, ...accuracyShares(useIntl()) };
  return (
    <FullWidthSection labelledBy="mission-title">
      <SectionHead id="mission-title" layout="columns" title={<FormattedMessage id="home.mission.title" />} />
      <Deal />
      <div className={layout.stack5}>
        {/* `watchEntrances` animates the cards when they are first visible. */}
        <div data-entrance="at-rest" className={`${columns.three} ${styles.cards} ${runIn.texts}`}>
          {cards.map(({ id, share, label }) => (
            <div key={id} className={styles.card}>
              <p className={`${styles.stat} ${typography.note}`}>
                <strong>
                  <Claim of="week">
                    <FormattedNumber value={share} style="percent" />
                  </Claim>
                </strong>
                <span>
                  <FormattedMessage id={label} />
                </span>
              </p>
              <DotField
                of={DOTS}
                highlighted={Math.round(DOTS * share)}
                columns={DOTS}
                className={styles.dots}
              />
              <h3>
                <FormattedMessage id={`home.mission.${id}.title`} />
              </h3>
              <p className={typography.note}>
                <FormattedMessage id={`home.mission.${id}.text`} values={values} />
              </p>
            </div>
          ))}
        </div>
        <PhoneFold level="h3" name={<FormattedMessage id="home.infra.title" />}>
          <ul className={`${layout.grid} ${patterns.rows} ${typography.small} ${styles.specification}`}>
            {infrastructure.map((id) => (
              <li key={id}>
                <FormattedMessage id={`home.infra.${id}`} values={tags} />
              </li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </FullWidthSection>
  );
}
