import { useIntl } from 'react-intl';
import { initialRoiInputs } from '#features/roi/model/inputs.ts';
import { estimateRoi } from '#features/roi/model/roi.ts';
import { accuracyShares } from '#i18n/accuracyShares.ts';
import { euro } from '#i18n/euro.ts';
import { comparison, figures } from '#site/figures.ts';
import { teamLicence } from '#site/prices.ts';

/** Returns the figures for the messages of all claims, in the format of the page's locale. */
export function useClaimValues() {
  const intl = useIntl();
  const { formatNumber } = intl;
  const share = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  const euros = (value: number) => formatNumber(value, euro);
  const { time, cost, accuracy } = comparison;
  const { deals, hours, rate } = initialRoiInputs;
  const { savedPerYear, costWithProduct, hoursFreed, timeReduction } = estimateRoi(initialRoiInputs);
  const savedHours = hoursFreed / deals;
  return {
    screening: share(figures.screening),
    hours: formatNumber(figures.hours),
    success: share(figures.success),
    ...accuracyShares(intl),
    time: share(figures.time),
    productHours: formatNumber(time.product),
    handHours: formatNumber(time.traditional),
    softwareHours: formatNumber(time.software),
    productCost: euros(cost.product),
    handCost: euros(cost.traditional),
    softwareCost: euros(cost.software),
    handAccuracy: share(accuracy.traditional),
    softwareAccuracy: share(accuracy.software),
    licence: euros(teamLicence.perMonth),
    savings: euros(savedPerYear),
    costPerDeal: euros(costWithProduct / deals),
    deals: formatNumber(deals),
    dealHours: formatNumber(hours),
    rate: euros(rate),
    savedHours: formatNumber(savedHours),
    recoveredDeals: formatNumber(figures.hours / savedHours, { maximumFractionDigits: 0 }),
    hoursFreed: formatNumber(hoursFreed),
    timeReduction: formatNumber(timeReduction, { style: 'percent', maximumFractionDigits: 2 }),
  };
}
