/**
 * Whole euros in each language's format, but always grouped. Otherwise Italian and Spanish would write 4000 € above
 * 60.000 €, which do not align.
 */
export const euro = {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
} as const;
