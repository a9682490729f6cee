import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Fold } from '#components/Accordion.tsx';
import { Claim, claimTags } from '#components/Claim.tsx';
import { DotField } from '#components/DotField.tsx';
import { FullWidthSection } from '#components/FullWidthSection.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import { Deal } from '#features/deal/view/Deal.tsx';
import { accuracyShares } from '#i18n/accuracyShares.ts';
import { figures } from '#site/figures.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Mission.module.css';

/** Three cards, each with a share. Source: docs/site.md, section 2. */
const cards = [
  { id: 'read', share: figures.read, label: 'home.mission.stat.reading' },
  { id: 'trace', share: figures.confirmed, label: 'home.mission.stat.accuracy' },
  { id: 'decide', share: figures.alike, label: 'home.mission.stat.consistency' },
] as const;

/** Number of dots per share. Each dot is a twentieth of the whole. */
const DOTS = 20;

/** The figures that the texts of this section state, and the link to the page about security. */
const tags = {
  ...claimTags('trained', 'accuracy', 'models', 'speed', 'funds', 'saved'),
  security: (text: ReactNode) => <RouteLink to="security">{text}</RouteLink>,
};

export function Mission() {
  const values = { ...tags, ...accuracyShares(useIntl()) };
  return (
    <FullWidthSection labelledBy="mission-title">
      <SectionHead id="mission-title" title={<FormattedMessage id="home.mission.title" />} />
      <Deal isShort>
        {/* `watchEntrances` animates the cards when they are first visible. */}
        <div data-entrance="at-rest" className={`${patterns.rows} ${styles.cards}`}>
          {cards.map(({ id, share, label }) => (
            <div key={id} className={styles.card}>
              <h3>
                <FormattedMessage id={`home.mission.${id}.title`} />
              </h3>
              <DotField
                of={DOTS}
                highlighted={Math.round(DOTS * share)}
                columns={DOTS}
                className={styles.dots}
              />
              <p className={`${typography.note} ${styles.stat}`}>
                <strong>
                  <Claim of="week">
                    <FormattedNumber value={share} style="percent" />
                  </Claim>
                </strong>
                <span>
                  <FormattedMessage id={label} />
                </span>
              </p>
            </div>
          ))}
        </div>
      </Deal>
      <Fold name={<FormattedMessage id="home.infra.title" />}>
        <div className={`${layout.stack3} ${columns.desktop} ${typography.muted} ${styles.infrastructure}`}>
          <p>
            <FormattedMessage id="home.infra.product" values={values} />
          </p>
          <p>
            <FormattedMessage id="home.infra.security" values={values} />
          </p>
        </div>
      </Fold>
    </FullWidthSection>
  );
}
