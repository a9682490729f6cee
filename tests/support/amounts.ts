import { initialRoiInputs, type RoiInputs } from '#features/roi/model/inputs.ts';
import { estimateRoi } from '#features/roi/model/roi.ts';

/** Writes whole euros in English notation, as `figuresOf` does: "€1,200". */
export const euros = (amount: number): string =>
  `€${amount.toLocaleString('en', { maximumFractionDigits: 0 })}`;

/** Writes a share in English notation, as `figuresOf` does: "98.5%". */
export const percent = (share: number, maximumFractionDigits = 2): string =>
  share.toLocaleString('en', { style: 'percent', maximumFractionDigits });

/** Returns the calculator's results in English notation. tests/unit/features/roi.test.ts tests the arithmetic. */
export function roiAmounts(inputs: RoiInputs = initialRoiInputs) {
  const { costToday, costWithProduct, savedPerMonth, savedPerYear, hoursFreed, timeReduction } =
    estimateRoi(inputs);
  return {
    today: euros(costToday),
    withProduct: euros(costWithProduct),
    savedPerMonth: euros(savedPerMonth),
    savedPerYear: euros(savedPerYear),
    hoursFreed: hoursFreed.toLocaleString('en'),
    timeReduction: percent(timeReduction),
  };
}
