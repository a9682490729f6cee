import { FormattedMessage, useIntl } from 'react-intl';
import bars from '#components/Bars.module.css';
import { euro } from '#i18n/euro.ts';
import patterns from '#styles/patterns.module.css';
import { roundUp } from '../model/scale.ts';

/** Monthly cost today and with the product, as bars on one axis. */
export function RoiBars({ today, withProduct }: { today: number; withProduct: number }) {
  const intl = useIntl();
  const end = roundUp(Math.max(today, withProduct));
  const amount = (value: number) => intl.formatNumber(value, euro);
  const bar = (label: string, value: number, fill: string) => (
    <div className={bars.bar}>
      <span>{label}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect fill="var(--line)" width="100" height="8" />
        <rect fill={fill} width={Math.max(1, (100 * value) / end)} height="8" />
      </svg>
      <span className={bars.value}>{amount(value)}</span>
    </div>
  );
  return (
    <figure className={patterns.stack3}>
      <figcaption className={patterns.note}>
        <FormattedMessage id="home.roi.costs" />
      </figcaption>
      {bar(intl.formatMessage({ id: 'home.roi.today' }), today, 'var(--control)')}
      {bar(intl.formatMessage({ id: 'home.roi.withProduct' }), withProduct, 'var(--accent)')}
      <p className={`${patterns.fine} ${bars.bar}`} aria-hidden="true">
        <span className={bars.axis}>
          <span>{intl.formatNumber(0)}</span>
          <span>{amount(end / 2)}</span>
          <span>{amount(end)}</span>
        </span>
      </p>
    </figure>
  );
}
