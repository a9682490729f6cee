import { FormattedMessage, useIntl } from 'react-intl';
import { linkTo } from '#router/location.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { type Scenarios, scenariosQuery } from '../model/second-scenario.ts';
import styles from './RoiCalculator.module.css';

interface RoiOriginProps extends Scenarios {
  date: Date;
}

/** Renders the last lines of the printed sheet: the date, and the link that reproduces the calculation. */
export function RoiOrigin({ date, ...scenarios }: RoiOriginProps) {
  const intl = useIntl();
  const link = linkTo(scenariosQuery(scenarios), 'roi-calculator-section');
  return (
    <div className={`${layout.stack1} ${typography.fine} ${styles.origin}`}>
      <p>
        <FormattedMessage
          id="home.roi.made"
          values={{ date: intl.formatDate(date, { dateStyle: 'long' }) }}
        />
      </p>
      <p>
        <a href={link}>{link}</a>
      </p>
    </div>
  );
}
