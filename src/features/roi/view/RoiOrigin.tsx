import { FormattedMessage, useIntl } from 'react-intl';
import { linkTo } from '#router/location.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import type { RoiInputs } from '../model/inputs.ts';
import { roiQuery } from '../model/roi-link.ts';
import styles from './RoiCalculator.module.css';

interface RoiOriginProps {
  date: Date;
  scenarios: readonly RoiInputs[];
}

/** Renders the last lines of the printed sheet: the date, and the link to the calculation of each scenario. */
export function RoiOrigin({ date, scenarios }: RoiOriginProps) {
  const intl = useIntl();
  const links = scenarios.map((inputs) => linkTo(roiQuery(inputs), 'roi-calculator-section'));
  return (
    <div className={`${layout.stack1} ${typography.fine} ${styles.origin}`}>
      <p>
        <FormattedMessage
          id="home.roi.made"
          values={{ date: intl.formatDate(date, { dateStyle: 'long' }) }}
        />
      </p>
      {[...new Set(links)].map((link) => (
        <p key={link}>
          <a href={link}>{link}</a>
        </p>
      ))}
    </div>
  );
}
