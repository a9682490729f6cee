import { FormattedMessage, useIntl } from 'react-intl';
import { AnchorLink } from '#components/AnchorLink.tsx';
import { buttonClass } from '#components/Button.tsx';
import { Claim } from '#components/Claim.tsx';
import { euro } from '#i18n/euro.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import { initialRoiInputs } from '../model/inputs.ts';
import { estimateRoi } from '../model/roi.ts';
import { RoiDots } from './RoiDots.tsx';
import styles from './RoiTeaser.module.css';

/** Renders the result for the default inputs while the calculator is collapsed. The result does not change. */
export function RoiTeaser() {
  const intl = useIntl();
  const { deals, hours, rate } = initialRoiInputs;
  const { savedPerYear, hoursFreed } = estimateRoi(initialRoiInputs);
  const today = deals * hours;
  return (
    <div className={`${patterns.stack7} ${patterns.centred} ${layout.desktop} ${styles.teaser}`}>
      <div className={`${patterns.stack5} ${patterns.start}`}>
        <h2>
          <FormattedMessage id="home.roi.title" />
        </h2>
        <p className={patterns.lead}>
          <FormattedMessage id="home.roi.lead" />
        </p>
        <AnchorLink anchor="roi-calculator-section" className={buttonClass()}>
          <FormattedMessage id="home.roi.open" />
        </AnchorLink>
      </div>
      <div className={patterns.stack5}>
        <RoiDots today={today} withProduct={today - hoursFreed} />
        <p className={`${patterns.spread} ${patterns.note} ${patterns.ruled} ${styles.sum}`}>
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
          <span className={`${patterns.accent} ${styles.saved}`}>
            <Claim of="savings">{intl.formatNumber(savedPerYear, euro)}</Claim>
          </span>
        </p>
      </div>
    </div>
  );
}
