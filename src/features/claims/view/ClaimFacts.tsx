import { FormattedMessage } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { type ClaimRow, similarClaims } from '#site/claims.ts';
import { measuredOn } from '#site/measured-on.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './ClaimFacts.module.css';
import { useClaimValues } from './useClaimValues.ts';

/** Renders a claim's meaning, its basis if the owner has given one, and the pages of similar claims. */
export function ClaimFacts({ claim }: { claim: ClaimRow }) {
  const values = useClaimValues();
  const measured = measuredOn[claim.id]?.[useLocale()];
  return (
    <dl className={layout.stack3}>
      <div className={patterns.ruled}>
        <dt className={typography.fine}>
          <FormattedMessage id="claims.says" />
        </dt>
        <dd className={typography.small}>
          <FormattedMessage id={`claims.${claim.id}.says`} values={values} />
        </dd>
      </div>
      {measured && (
        <div className={patterns.ruled}>
          <dt className={typography.fine}>
            <FormattedMessage id="claims.measured" />
          </dt>
          <dd className={typography.small}>{measured}</dd>
        </div>
      )}
      <div className={patterns.ruled}>
        <dt className={typography.fine}>
          <FormattedMessage id="claims.similar" />
        </dt>
        <dd className={typography.small}>
          <ul className={styles.joined}>
            {[claim, ...similarClaims(claim)].map((one) => (
              <ClaimPage key={one.id} claim={one} />
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

/** Renders the figure of a claim. */
export const ClaimFigure = ({ id }: Pick<ClaimRow, 'id'>) => (
  <FormattedMessage id={`claims.${id}.figure`} values={useClaimValues()} />
);

/** Renders a figure, the name of its claim, and the main page that makes the claim. */
function ClaimPage({ claim: { id, pages } }: { claim: ClaimRow }) {
  const [page] = pages;
  return (
    <li className={styles.place}>
      <span>
        <b>
          <ClaimFigure id={id} />
        </b>{' '}
        <FormattedMessage id={`claims.${id}.name`} />
      </span>
      <Badge>
        <FormattedMessage id={`claims.${page}`} />
      </Badge>
    </li>
  );
}

/** Renders the source of a claim: the owner's statement or arithmetic. */
export function ClaimSource({ arithmetic }: Pick<ClaimRow, 'arithmetic'>) {
  return (
    <Badge>
      <FormattedMessage id={arithmetic ? 'claims.arithmetic' : 'claims.statement'} />
    </Badge>
  );
}
