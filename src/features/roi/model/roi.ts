import { teamLicence } from '#site/prices.ts';
import type { RoiInputs } from './inputs.ts';

/** Hours per deal with the product. Source: docs/site.md, section 9. */
const HOURS_WITH_PRODUCT = 0.5;

export interface RoiEstimate {
  /** Euro per month. */
  costToday: number;
  costWithProduct: number;
  savedPerMonth: number;
  savedPerYear: number;
  /** Hours per month. */
  hoursFreed: number;
  /** A share: 0.9375 is 93.75 %. */
  timeReduction: number;
}

export function estimateRoi({ deals, hours, rate }: RoiInputs): RoiEstimate {
  const costToday = deals * hours * rate;
  const costWithProduct = deals * HOURS_WITH_PRODUCT * rate + teamLicence.perMonth;
  const savedPerMonth = costToday - costWithProduct;
  const hoursSaved = hours - HOURS_WITH_PRODUCT;
  return {
    costToday,
    costWithProduct,
    savedPerMonth,
    savedPerYear: 12 * savedPerMonth,
    hoursFreed: hoursSaved * deals,
    timeReduction: hoursSaved / hours,
  };
}
