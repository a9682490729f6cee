import { FormattedMessage, useIntl } from 'react-intl';
import styles from '#components/FactList.module.css';
import { euro } from '#i18n/euro.ts';
import { addOns } from '#site/prices.ts';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { small } from './Price.tsx';

export function AddOns() {
  const intl = useIntl();
  return (
    <ul className={styles.steps}>
      {addOns.map(({ id, price }) => (
        <li key={id} className={patterns.ruled}>
          <h3>
            <FormattedMessage id={`pricing.addon.${id}`} />
          </h3>
          <p className={typography.price}>
            <FormattedMessage
              id={`pricing.addon.${id}.price`}
              values={{ price: intl.formatNumber(price, euro), small }}
            />
          </p>
          <p className={typography.muted}>
            <FormattedMessage id={`pricing.addon.${id}.text`} />
          </p>
        </li>
      ))}
    </ul>
  );
}
