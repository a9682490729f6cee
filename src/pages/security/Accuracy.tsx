import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Claim } from '#components/Claim.tsx';
import { DotField } from '#components/DotField.tsx';
import { accuracyShares } from '#i18n/accuracyShares.ts';
import { figures } from '#site/figures.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';

/** Shares of figures that are read correctly. Source: docs/site.md, section 1. */
const shares = ['italian', 'others'] as const;

const large = (chunks: ReactNode[]) => (
  <Claim of="accuracy">
    <b className={typography.price}>{chunks}</b>
  </Claim>
);

/** Renders two fields of a hundred figures. The hollow dots are the figures that the reader must check. */
export function Accuracy() {
  const values = { b: large, ...accuracyShares(useIntl()) };
  return (
    <div className={`${columns.three} ${patterns.ruled}`}>
      <div className={`${layout.stack2} ${layout.top}`}>
        <h3>
          <FormattedMessage id="security.accuracy.title" />
        </h3>
        <p className={typography.muted}>
          <FormattedMessage id="security.accuracy.text" />
        </p>
      </div>
      {shares.map((id) => (
        <div key={id} className={`${layout.stack3} ${layout.top}`}>
          <DotField of={100} highlighted={Math.round(100 * figures[id])} columns={20} hollow />
          <p>
            <FormattedMessage id={`security.accuracy.${id}`} values={values} />
          </p>
        </div>
      ))}
    </div>
  );
}
