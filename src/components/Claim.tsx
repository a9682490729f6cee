import type { ReactNode } from 'react';
import { claimAnchor, isPlain, type TaggedFigure } from '#site/claim-anchors.ts';
import styles from './Claim.module.css';
import { RouteLink } from './RouteLink.tsx';

/**
 * Id of the text that describes every claim link to screen readers. src/app/Shell.tsx renders the text one time per
 * page.
 */
export const CLAIM_HINT_ID = 'claim-hint';

/** Selects the claim links of a page. */
export const CLAIM_LINKS = `a[aria-describedby="${CLAIM_HINT_ID}"]`;

/**
 * Renders a figure as a link to its claim, marked with a dotted underline. With scripts, features/claims opens the claim in
 * place. A plain figure has no mark.
 */
export function Claim({ of, children }: { of: TaggedFigure; children: ReactNode }) {
  if (isPlain(of)) return children;
  return (
    <RouteLink
      to="about"
      rest={`#${claimAnchor(of)}`}
      className={styles.claim}
      aria-describedby={CLAIM_HINT_ID}
    >
      {children}
    </RouteLink>
  );
}

/** Returns the values for a message whose figures are in tags named after their claims. */
export const claimTags = <Id extends TaggedFigure>(...ids: Id[]) =>
  Object.fromEntries(ids.map((id) => [id, (figure: ReactNode) => <Claim of={id}>{figure}</Claim>])) as Record<
    Id,
    (figure: ReactNode) => ReactNode
  >;
