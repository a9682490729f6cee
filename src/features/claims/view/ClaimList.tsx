import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { claimAnchor } from '#site/claim-anchors.ts';
import { type ClaimRow, claims } from '#site/claims.ts';
import { measuredOn } from '#site/measured-on.ts';
import typography from '#styles/typography.module.css';
import { ClaimFigure } from './ClaimFacts.tsx';
import styles from './ClaimList.module.css';
import { useClaimValues } from './useClaimValues.ts';

const columns = ['figure', 'says'] as const;

/** Renders all claims as a table. Without scripts, the links of the figures lead to its rows. */
export function ClaimList() {
  return (
    <table className={styles.claims}>
      <caption>
        <VisuallyHidden>
          <FormattedMessage id="claims.title" />
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`claims.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <ClaimTableRow key={claim.id} claim={claim} />
        ))}
      </tbody>
    </table>
  );
}

function ClaimTableRow({ claim: { id } }: { claim: ClaimRow }) {
  const values = useClaimValues();
  const measured = measuredOn[id]?.[useLocale()];
  return (
    <tr id={claimAnchor(id)}>
      <th scope="row">
        <b>
          <ClaimFigure id={id} />
        </b>{' '}
        <span className={typography.note}>
          <FormattedMessage id={`claims.${id}.name`} />
        </span>
      </th>
      <td>
        <FormattedMessage id={`claims.${id}.says`} values={values} /> {measured}
      </td>
    </tr>
  );
}
