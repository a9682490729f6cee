import { FormattedMessage } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { type ClaimRow, isScoped, similarClaims } from '#site/claims.ts';
import { measuredOn } from '#site/measured-on.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './ClaimFacts.module.css';
import { useClaimValues } from './useClaimValues.ts';

interface ClaimFactsProps {
  claim: ClaimRow;
  /** True if the scope is rendered elsewhere. */
  unscoped?: boolean;
}

/** Renders a claim's meaning, its basis if the owner has given one, and its difference from similar claims. */
export function ClaimFacts({ claim, unscoped = false }: ClaimFactsProps) {
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
      {!unscoped && isScoped(claim.id) && (
        <div className={patterns.ruled}>
          <dt className={typography.fine}>
            <FormattedMessage id="claims.scope" />
          </dt>
          <dd className={typography.small}>
            <Scope claim={claim} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Renders a claim's difference from similar claims in a collapsed section. */
export function FoldedScope({ claim }: { claim: ClaimRow }) {
  if (!isScoped(claim.id)) return null;
  return (
    <details className={typography.small}>
      <summary className={`${layout.line} ${patterns.target} ${typography.strong} ${patterns.sign}`}>
        <FormattedMessage id="claims.scope" />
        <VisuallyHidden>
          {': '}
          <FormattedMessage id={`claims.${claim.id}.name`} />
        </VisuallyHidden>
      </summary>
      <Scope claim={claim} />
    </details>
  );
}

function Scope({ claim }: { claim: ClaimRow }) {
  const values = useClaimValues();
  return (
    <>
      <ul className={styles.joined}>
        {[claim, ...similarClaims(claim)].map((one) => (
          <ClaimPage key={one.id} claim={one} />
        ))}
      </ul>
      {isScoped(claim.id) && (
        <p>
          <FormattedMessage id={`claims.${claim.id}.scope`} values={values} />
        </p>
      )}
    </>
  );
}

/** Renders the figure of a claim. */
export const ClaimFigure = ({ id }: Pick<ClaimRow, 'id'>) => (
  <FormattedMessage id={`claims.${id}.figure`} values={useClaimValues()} />
);

/** Renders a figure and the name of its claim. */
export const ClaimName = ({ id, className }: Pick<ClaimRow, 'id'> & { className?: string | undefined }) => (
  <span className={className}>
    <b>
      <ClaimFigure id={id} />
    </b>{' '}
    <FormattedMessage id={`claims.${id}.name`} />
  </span>
);

/** Renders a figure, the name of its claim, and the main page that makes the claim. */
function ClaimPage({ claim: { id, pages } }: { claim: ClaimRow }) {
  const [page] = pages;
  return (
    <li className={styles.place}>
      <ClaimName id={id} />
      <Badge>
        <FormattedMessage id={`claims.${page}`} />
      </Badge>
    </li>
  );
}

/** Renders the source of a claim: the owner's statement or arithmetic. */
export function ClaimSource({ arithmetic }: Pick<ClaimRow, 'arithmetic'>) {
  return arithmetic ? (
    <Badge tone="good">
      <FormattedMessage id="claims.arithmetic" />
    </Badge>
  ) : (
    <Badge>
      <FormattedMessage id="claims.statement" />
    </Badge>
  );
}
