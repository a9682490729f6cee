import { Claim } from '#components/Claim.tsx';
import { ClaimFacts, ClaimSource } from '#features/claims/view/ClaimFacts.tsx';
import { claims } from '#site/claims.ts';
import typography from '#styles/typography.module.css';
import { Shelf } from './Shelf.tsx';

/** A single claim, a claim next to other claims, and a calculated claim. */
const states: readonly string[] = ['hours', 'funds', 'savings'];

/** Renders claim links in three sizes, and the content that they open. */
export function Claims() {
  return (
    <Shelf name="Claims: press a mark">
      <span>
        <Claim of="funds">50+</Claim> client funds
      </span>
      <span className={typography.price}>
        <Claim of="success">98.5%</Claim>
      </span>
      <span className={typography.large}>
        <Claim of="savings">€672,000</Claim>
      </span>
      {claims
        .filter(({ id }) => states.includes(id))
        .map((claim) => (
          <div key={claim.id}>
            <ClaimFacts claim={claim} />
            <ClaimSource {...claim} />
          </div>
        ))}
    </Shelf>
  );
}
