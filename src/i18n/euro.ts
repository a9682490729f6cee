/**
 * Whole euro, written as each language does, but grouped from four digits on in all of them: Italian and
 * Spanish would write 4000 € above 60.000 €, which do not line up.
 */
export const euro = {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
} as const;
