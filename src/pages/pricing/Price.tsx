import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { euro } from '#i18n/euro.ts';
import type { Plan } from '#site/prices.ts';

export const small = (chunks: ReactNode) => <small>{chunks}</small>;

export function Price({ plan: { price } }: { plan: Plan }) {
  const intl = useIntl();
  if (price === null) return <FormattedMessage id="pricing.custom" />;
  return <FormattedMessage id="pricing.perMonth" values={{ price: intl.formatNumber(price, euro), small }} />;
}
