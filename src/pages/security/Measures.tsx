import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable } from '#components/DataTable.tsx';
import { PhoneFold } from '#components/PhoneFold.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import typography from '#styles/typography.module.css';
import { type Basis, measureGroups } from './measures.ts';
import { StatusLabel } from './StatusLabel.tsx';

const columns = ['name', 'means', 'status', 'basis'] as const;

/** Renders the measures as a table with the meaning, the status and the basis of each measure. */
export function Measures() {
  const intl = useIntl();
  return (
    <PhoneFold name={<FormattedMessage id="security.measures.caption" />}>
      <DataTable
        caption={<FormattedMessage id="security.measures.caption" />}
        hidesCaption
        columns={columns.map((id) => intl.formatMessage({ id: `security.measures.column.${id}` }))}
        rows={measureGroups.map((group) => ({
          id: group.id,
          heading: <FormattedMessage id={`security.group.${group.id}`} />,
          rows: group.measures.map((measure) => ({
            id: measure.id,
            name: <FormattedMessage id={measure.name} />,
            cells: [
              <FormattedMessage key="means" id={measure.text} />,
              <StatusLabel key="status" status={measure.status} />,
              <span key="basis" className={typography.note}>
                <Source basis={measure.basis} />
              </span>,
            ],
          })),
        }))}
      />
    </PhoneFold>
  );
}

function Source({ basis }: { basis: Basis }) {
  if ('say' in basis) return <FormattedMessage id={basis.say} />;
  return (
    <RouteLink to={basis.to}>
      <FormattedMessage id={basis.label} />
    </RouteLink>
  );
}
