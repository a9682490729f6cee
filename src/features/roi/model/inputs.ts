import { screeningByHand } from '#site/figures.ts';
import type { RoiInputName } from './input-names.ts';

/** The sliders: limits, step and default. Source: docs/site.md, section 9. */
export const roiInputs = {
  deals: { min: 10, max: 200, step: 5, initial: 50 },
  hours: { min: 2, max: 20, step: 0.5, initial: screeningByHand.hours },
  /** Euro per hour. */
  rate: { min: 50, max: 300, step: 10, initial: screeningByHand.rate },
} as const satisfies Record<RoiInputName, { min: number; max: number; step: number; initial: number }>;

export type RoiInputs = Record<RoiInputName, number>;

export const initialRoiInputs: RoiInputs = {
  deals: roiInputs.deals.initial,
  hours: roiInputs.hours.initial,
  rate: roiInputs.rate.initial,
};
