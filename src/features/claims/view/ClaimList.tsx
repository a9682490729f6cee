import { FormattedMessage } from 'react-intl';
import { PhoneFold } from '#components/PhoneFold.tsx';
import { claimAnchor } from '#site/claim-anchors.ts';
import { claims } from '#site/claims.ts';
import typography from '#styles/typography.module.css';
import { ClaimFacts, ClaimFigure, ClaimName, ClaimSource, FoldedScope } from './ClaimFacts.tsx';
import styles from './ClaimList.module.css';

/** Renders all claims. Without scripts, the links of the figures lead to this list. */
export function ClaimList() {
  return (
    <ul className={styles.claims}>
      {claims.map((claim) => (
        <li key={claim.id} className={styles.claim}>
          <PhoneFold name={<ClaimName id={claim.id} className={styles.short} />}>
            {/* The anchor is inside the fold, so that the browser opens the fold when a link leads here. */}
            <div id={claimAnchor(claim.id)} className={styles.row}>
              <div className={styles.head}>
                <h3>
                  <ClaimFigure id={claim.id} />
                </h3>
                <p className={typography.note}>
                  <FormattedMessage id={`claims.${claim.id}.name`} />
                </p>
                <ClaimSource {...claim} />
              </div>
              <div>
                <ClaimFacts claim={claim} unscoped />
                <FoldedScope claim={claim} />
              </div>
            </div>
          </PhoneFold>
        </li>
      ))}
    </ul>
  );
}
