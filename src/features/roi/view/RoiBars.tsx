import { FormattedMessage, useIntl } from 'react-intl';
import { euro } from '#i18n/euro.ts';
import styles from './RoiCalculator.module.css';

/** The monthly cost today against the one with the product, as bars of true proportion. */
export function RoiBars({ today, withProduct }: { today: number; withProduct: number }) {
  const intl = useIntl();
  const longest = Math.max(today, withProduct);
  const bar = (label: string, amount: number, className: string | undefined) => (
    <div className={styles.bar}>
      <span>{label}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={className} width={Math.max(1, (100 * amount) / longest)} height="8" />
      </svg>
      <span className={styles.amount}>{intl.formatNumber(amount, euro)}</span>
    </div>
  );
  return (
    <figure className={styles.bars}>
      <figcaption className={styles.caption}>
        <FormattedMessage id="home.roi.costs" />
      </figcaption>
      {bar(intl.formatMessage({ id: 'home.roi.today' }), today, styles.spent)}
      {bar(intl.formatMessage({ id: 'home.roi.withProduct' }), withProduct, styles.passing)}
    </figure>
  );
}
