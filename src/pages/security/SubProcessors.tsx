import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { DataTable } from '#components/DataTable.tsx';
import { PhoneFold } from '#components/PhoneFold.tsx';
import { PrerenderedText } from '#i18n/PrerenderedText.tsx';
import { brand } from '#site/brand.ts';
import type { PlainMessageId } from '#site/messages.ts';
import { type SubProcessor, subProcessors } from '#site/sample-systems.ts';
import typography from '#styles/typography.module.css';

const columns = ['service', 'company', 'country', 'receives', 'since'] as const;

const linked = (chunks: ReactNode[]) => <a href={`mailto:${brand.infoAddress}`}>{chunks}</a>;

/** Renders the owner's table of services that process data, and the address for further questions. */
export function SubProcessors() {
  const intl = useIntl();
  return (
    <>
      <PhoneFold level="h3" name={<FormattedMessage id="security.processors.caption" />}>
        <DataTable
          caption={<FormattedMessage id="security.processors.caption" />}
          hidesCaption
          columns={columns.map((id) => intl.formatMessage({ id: `security.processors.column.${id}` }))}
          rows={subProcessors.map((row) => ({
            id: row.id,
            name: <FormattedMessage id={`security.processors.${row.id}`} />,
            cells: cellsOf(intl, row),
          }))}
        />
      </PhoneFold>
      <p className={typography.muted}>
        <FormattedMessage id="security.processors.ask" values={{ address: brand.infoAddress, a: linked }} />
      </p>
    </>
  );
}

function cellsOf(intl: IntlShape, row: SubProcessor): ReactNode[] {
  const cells = [row.company, placeOf(intl, row), sentence(row.receives), row.since];
  return cells.map((cell) => cell ?? <Blank isInPrivacyText={row.inPrivacyText} />);
}

function placeOf(intl: IntlShape, { country, location }: SubProcessor): ReactNode {
  if (!country) return sentence(location);
  return <PrerenderedText as="span">{intl.formatDisplayName(country, { type: 'region' })}</PrerenderedText>;
}

const sentence = (id: PlainMessageId | undefined) => id && <FormattedMessage id={id} />;

/** Renders a placeholder for a field that the owner has not filled in. */
const Blank = ({ isInPrivacyText = false }: { isInPrivacyText?: boolean | undefined }) => (
  <Badge tone="blank">
    <FormattedMessage id={isInPrivacyText ? 'security.processors.open' : 'security.processors.blank'} />
  </Badge>
);
