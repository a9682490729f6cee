import type { IntlShape } from 'react-intl';
import { figures } from '#site/figures.ts';

/** Returns how many figures are read correctly, in the format of the page's locale, for the messages that say so. */
export function accuracyShares({ formatNumber }: Pick<IntlShape, 'formatNumber'>) {
  const share = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  return { italian: share(figures.italian), others: share(figures.others) };
}
