import { useEffect } from 'react';

/** Ids of the submissions whose delivery a form or a list of this page reports. */
const claimed = new Set<string>();

/** Claims the report of this delivery for a part of this page, so that no other part reports it. */
export const claimReport = (id: string): void => void claimed.add(id);

/** Releases the claim, so that another part of the page can report the delivery. */
export const releaseReport = (id: string): void => void claimed.delete(id);

export const isReportClaimed = (id: string): boolean => claimed.has(id);

/** Claims the report of a delivery while the component that shows it is mounted. */
export function useReportClaim(id: string | undefined): void {
  useEffect(() => {
    if (!id) return undefined;
    claimReport(id);
    return () => releaseReport(id);
  }, [id]);
}
