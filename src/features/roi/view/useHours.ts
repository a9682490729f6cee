import { useIntl } from 'react-intl';

/** Returns a function that writes a number of hours with its unit. */
export function useHours(): (hours: number) => string {
  const intl = useIntl();
  return (hours) =>
    intl.formatMessage(
      { id: 'home.roi.hoursValue' },
      { hours: intl.formatNumber(hours, { maximumFractionDigits: 1, useGrouping: 'always' }) },
    );
}
