/**
 * Names of the calculator's inputs, also in an address. They are apart from the limits, which the inline script of every
 * page would otherwise contain.
 */
export const roiInputNames = ['deals', 'hours', 'rate'] as const;

export type RoiInputName = (typeof roiInputNames)[number];

/** Matches a query string with one of the names. */
export const ROI_QUERY = new RegExp(`[?&](?:${roiInputNames.join('|')})=`);
