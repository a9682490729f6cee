import { FormattedMessage } from 'react-intl';
import shown from '#components/Figures.module.css';
import { PageIntro } from '#components/PageIntro.tsx';
import Council from '#illustrations/council.svg?react';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { StartLink } from './StartLink.tsx';

/** The programme in figures. Source: docs/site.md, section 2. */
const figures = ['licence', 'features', 'support'] as const;

export function PartnerHero() {
  return (
    <div className={layout.stack7}>
      <PageIntro
        badge="designPartner.badge"
        title="designPartner.heading"
        lead="designPartner.lead"
        picture={<Council className={patterns.drawing} />}
      >
        <div className={`${layout.cluster} ${columns.actions} ${patterns.target}`}>
          <StartLink />
          <p className={typography.note}>
            <FormattedMessage id="designPartner.reply" />
          </p>
        </div>
      </PageIntro>
      <ul className={shown.figures}>
        {figures.map((figure) => (
          <li key={figure} className={`${patterns.ruled} ${shown.figure}`}>
            <p className={shown.value}>
              <FormattedMessage id={`designPartner.figures.${figure}.value`} />
            </p>
            <p className={typography.muted}>
              <FormattedMessage id={`designPartner.figures.${figure}`} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
