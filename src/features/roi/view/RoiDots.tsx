import { FormattedMessage, useIntl } from 'react-intl';
import { DotField } from '#components/DotField.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { dotsOf, hoursOfDot } from '../model/scale.ts';
import styles from './RoiDots.module.css';

interface RoiDotsProps {
  /** Hours per month. */
  today: number;
  withProduct: number;
}

/**
 * Renders the hours of a month as dots: today's hours, and the hours with the product, where the saved hours are
 * hollow.
 */
export function RoiDots({ today, withProduct }: RoiDotsProps) {
  const one = hoursOfDot(today);
  const all = dotsOf(today, one);
  const left = dotsOf(withProduct, one);
  return (
    <div className={layout.stack5}>
      <figure className={layout.stack3}>
        <figcaption className={`${layout.spread} ${styles.caption}`}>
          <FormattedMessage id="home.roi.today" />
          <Hours hours={today} />
        </figcaption>
        <DotField of={all} highlighted={all} columns={20} className={styles.today} />
      </figure>
      <figure className={layout.stack3}>
        <figcaption className={`${layout.spread} ${typography.accent} ${styles.caption}`}>
          <FormattedMessage id="home.roi.withProduct" />
          <Hours hours={withProduct} />
        </figcaption>
        <DotField of={all} highlighted={left} columns={20} hollow />
      </figure>
      <p className={typography.fine}>
        <FormattedMessage id="home.roi.dot" values={{ hours: one }} />
      </p>
    </div>
  );
}

function Hours({ hours }: { hours: number }) {
  const intl = useIntl();
  return (
    <span className={typography.price}>
      <FormattedMessage
        id="home.roi.hoursValue"
        values={{ hours: intl.formatNumber(hours, { maximumFractionDigits: 1, useGrouping: 'always' }) }}
      />
    </span>
  );
}
