import type { ClaimId } from './claims.ts';

// Separate from the table of claims, because every page links to claims and does not need the table for that.

/** Anchor of the list of all claims on /about. */
export const CLAIMS_ANCHOR = 'figures';

/** Returns the anchor of a claim's row in that list. */
export const claimAnchor = (id: ClaimId): string => `${CLAIMS_ANCHOR}-${id}`;
