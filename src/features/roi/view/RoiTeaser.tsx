import { FormattedMessage, useIntl } from 'react-intl';
import { AnchorLink } from '#components/AnchorLink.tsx';
import { buttonClass } from '#components/Button.tsx';
import { Claim } from '#components/Claim.tsx';
import { euro } from '#i18n/euro.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { initialRoiInputs } from '../model/inputs.ts';
import { estimateRoi } from '../model/roi.ts';
import { RoiMonth } from './RoiMonth.tsx';
import styles from './RoiTeaser.module.css';

/** Renders the result for the default inputs while the calculator is collapsed. The result does not change. */
export function RoiTeaser() {
  const intl = useIntl();
  const { deals, hours, rate } = initialRoiInputs;
  const { savedPerYear, hoursFreed } = estimateRoi(initialRoiInputs);
  const today = deals * hours;
  return (
    <div className={`${layout.stack7} ${layout.centred} ${columns.desktop} ${styles.teaser}`}>
      <div className={`${layout.stack5} ${layout.start}`}>
        <h2>
          <FormattedMessage id="home.roi.title" />
        </h2>
        <p className={`${layout.cluster} ${typography.note} ${styles.sum}`}>
          <span className={`${typography.accent} ${styles.saved}`}>
            <Claim of="savings">{intl.formatNumber(savedPerYear, euro)}</Claim>
          </span>
          <span>
            <strong>
              <FormattedMessage id="home.roi.savedPerYear" />
            </strong>
            <br />
            <FormattedMessage
              id="home.roi.example"
              values={{ deals, hours, rate: intl.formatNumber(rate, euro) }}
            />
          </span>
        </p>
        <AnchorLink anchor="roi-calculator-section" className={buttonClass()}>
          <FormattedMessage id="home.roi.open" />
        </AnchorLink>
      </div>
      <RoiMonth today={today} withProduct={today - hoursFreed} />
    </div>
  );
}
