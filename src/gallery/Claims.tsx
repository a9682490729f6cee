import { ClaimFacts, ClaimSource } from '#features/claims/view/ClaimFacts.tsx';
import { ClaimHost } from '#features/claims/view/ClaimHost.tsx';
import { LateWords } from '#i18n/latePart.tsx';
import { Messages } from '#i18n/Messages.tsx';
import { nameBrandInMessage } from '#site/brand-words.ts';
import { type ClaimRow, claims } from '#site/claims.ts';
import patterns from '#styles/patterns.module.css';
import { Claim } from '#ui/Claim.tsx';
import english from '../../locales/en/claims.json';
import { Shelf } from './Shelf.tsx';

const words = Object.fromEntries(
  Object.entries(english).map(([id, text]) => [id, nameBrandInMessage(text, 'en')]),
);
const rows: readonly ClaimRow[] = claims;

/** A claim alone, one beside others, and one that is arithmetic. */
const states: readonly string[] = ['trained', 'funds', 'savings'];

/** Marks in three sizes, which open what they say, and what that looks like. */
export function Claims() {
  return (
    <Messages language="en" messages={words}>
      <Shelf name="Claims">
        <span>
          Trained on <Claim of="trained">50,000+</Claim> deals
        </span>
        <span className={patterns.price}>
          <Claim of="success">98.5%</Claim>
        </span>
        <span className={patterns.large}>
          <Claim of="savings">€672,000</Claim>
        </span>
        {rows
          .filter(({ id }) => states.includes(id))
          .map((claim) => (
            <div key={claim.id}>
              <ClaimFacts claim={claim} />
              <ClaimSource {...claim} />
            </div>
          ))}
      </Shelf>
    </Messages>
  );
}

/** Opens what a mark of the gallery says. */
export function ClaimAnswers() {
  return (
    <LateWords value={async () => words}>
      <Messages language="en" messages={words}>
        <ClaimHost />
      </Messages>
    </LateWords>
  );
}
