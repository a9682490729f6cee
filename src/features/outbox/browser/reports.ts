/** Ids of the submissions whose delivery a form or a list of this page reports. */
const claimed = new Set<string>();

/** Announces that a part of this page reports the delivery of this submission, so that nothing else does. */
export const claimReport = (id: string): void => void claimed.add(id);

/** The part that reported it is gone. */
export const releaseReport = (id: string): void => void claimed.delete(id);

export const isReportClaimed = (id: string): boolean => claimed.has(id);
