import type { ClaimId } from './claims.ts';

// Apart from the table: every page has marks, and no page needs the table for them.

/** Anchor of the list of all claims on /about. */
export const CLAIMS_ANCHOR = 'figures';

/** Anchor of a claim's row in that list. */
export const claimAnchor = (id: ClaimId): string => `${CLAIMS_ANCHOR}-${id}`;
