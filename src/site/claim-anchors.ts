import type { ClaimId } from './claims.ts';

// Separate from the table of claims, because every page links to claims and does not need the table for that.

/** Anchor of the list of all claims on /about. */
export const CLAIMS_ANCHOR = 'figures';

/** Returns the anchor of a claim's row in that list. */
export const claimAnchor = (id: ClaimId): string => `${CLAIMS_ANCHOR}-${id}`;

/** Figures that a message may tag, but whose sentence already says all. They have no mark and no row in the list. */
const plainFigures = [
  'saved',
  'trained',
  'beta',
  'partners',
  'models',
  'week',
  'time',
  'startups',
  'consistency',
  'onboarding',
  'demo',
] as const;

type PlainFigure = (typeof plainFigures)[number];

/** A figure that a message may tag. */
export type TaggedFigure = ClaimId | PlainFigure;

/** Returns true if the figure has no claim. */
export const isPlain = (id: TaggedFigure): id is PlainFigure => plainFigures.some((plain) => plain === id);
