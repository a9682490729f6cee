import type { ReactNode } from 'react';
import { claimAnchor } from '#site/claim-anchors.ts';
import type { ClaimId } from '#site/claims.ts';
import styles from './Claim.module.css';
import { RouteLink } from './RouteLink.tsx';

/** Id of the words that describe every mark to screen readers; src/app/Shell.tsx holds them once a page. */
export const CLAIM_HINT_ID = 'claim-hint';

/** Selects the marks of a page. */
export const CLAIM_LINKS = `a[aria-describedby="${CLAIM_HINT_ID}"]`;

/**
 * A figure that answers: a link to what it says, with a ring as its mark. features/claims opens that in place
 * where scripts run.
 */
export function Claim({ of, children }: { of: ClaimId; children: ReactNode }) {
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

/** Values for a message whose figures stand in tags named after their claims. */
export const claimTags = <Id extends ClaimId>(...ids: Id[]) =>
  Object.fromEntries(ids.map((id) => [id, (figure: ReactNode) => <Claim of={id}>{figure}</Claim>])) as Record<
    Id,
    (figure: ReactNode) => ReactNode
  >;
