import type { useIntl } from 'react-intl';

/** Bytes as megabytes with one decimal: the browser's own figure is an estimate. */
export const megabytes = (intl: ReturnType<typeof useIntl>, bytes: number) =>
  intl.formatNumber(bytes / 1e6, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
