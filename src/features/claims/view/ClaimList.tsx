import { FormattedMessage } from 'react-intl';
import { claimAnchor } from '#site/claim-anchors.ts';
import { type ClaimRow, claims } from '#site/claims.ts';
import { ClaimFacts, ClaimSource } from './ClaimFacts.tsx';
import styles from './ClaimList.module.css';

const rows: readonly ClaimRow[] = claims;

/** All claims, where their marks lead without scripts. */
export function ClaimList() {
  return (
    <ul className={styles.claims}>
      {rows.map((claim) => (
        <li key={claim.id} id={claimAnchor(claim.id)} className={styles.claim}>
          <div className={styles.head}>
            <h3>
              <FormattedMessage id={`claims.${claim.id}.figure`} />
            </h3>
            <p className={styles.name}>
              <FormattedMessage id={`claims.${claim.id}.name`} />
            </p>
            <ClaimSource {...claim} />
          </div>
          <ClaimFacts claim={claim} />
        </li>
      ))}
    </ul>
  );
}
