import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceStorage } from '#site/device-storage.ts';
import type { PlainMessageId } from '#site/messages.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { Fold } from './Accordion.tsx';
import { DataTable } from './DataTable.tsx';
import { Section } from './Section.tsx';

const heads: readonly PlainMessageId[] = [
  'device.column.what',
  'device.column.where',
  'device.column.why',
  'device.column.until',
];

const ways = {
  elsewhere: [
    'device.erase.waiting',
    'device.erase.choices',
    'device.erase.copy',
    'device.erase.all',
    'device.erase.warning',
  ],
  here: [
    'device.erase.waiting.here',
    'device.erase.choices',
    'device.erase.copy.here',
    'device.erase.all.here',
    'device.erase.warning',
  ],
} as const;

const erase = `${layout.stack4} ${layout.start} ${layout.top} ${layout.measure}`;

interface DeviceStorageProps {
  /** `here`: on the page that erases. That page has much other content, so the list is collapsed. */
  erases?: 'here' | 'elsewhere';
  /** Replaces the table, on the page that erases. */
  table?: ReactNode;
  /** The control that erases, or a link to it. */
  children: ReactNode;
}

/** Renders everything that the site stores in this browser, and the ways to erase it. */
export function DeviceStorage({ erases = 'elsewhere', table, children }: DeviceStorageProps) {
  return (
    <Section id="device-title" title="device.heading" lead="device.lead">
      {erases === 'elsewhere' ? (
        <StorageTable />
      ) : (
        <Fold name={<FormattedMessage id="device.caption" />}>{table}</Fold>
      )}
      <div className={erases === 'here' ? columns.two : undefined}>
        <div className={erase}>
          <h3>
            <FormattedMessage id="device.erase.title" />
          </h3>
          <ul>
            {ways[erases].map((id) => (
              <li key={id}>
                <FormattedMessage id={id} />
              </li>
            ))}
          </ul>
          {erases === 'elsewhere' && children}
        </div>
        {erases === 'here' && <div className={erase}>{children}</div>}
      </div>
    </Section>
  );
}

interface StorageTableProps {
  hidesCaption?: boolean;
  /** A further column. */
  last?: { column: PlainMessageId; cellOf: (row: (typeof deviceStorage)[number]) => ReactNode };
}

export function StorageTable({ hidesCaption = false, last }: StorageTableProps) {
  const intl = useIntl();
  const say = (id: PlainMessageId) => intl.formatMessage({ id });
  const rows = deviceStorage.map((row) => {
    const key = 'keys' in row ? `${row.name}/${row.keys}` : row.name;
    const startsWith = 'startsWith' in row || key.endsWith(':');
    return {
      id: row.id,
      name: say(`device.${row.id}.what`),
      cells: [
        <span key="where">
          {say(`device.where.${row.where}`)}
          <br />
          <code className={typography.fine}>{startsWith ? `${key}…` : key}</code>
        </span>,
        <span key="why">{say(`device.${row.id}.why`)}</span>,
        <span key="until">{say(`device.until.${row.until}`)}</span>,
        ...(last ? [last.cellOf(row)] : []),
      ],
    };
  });
  return (
    <div className={typography.small}>
      <DataTable
        caption={say('device.caption')}
        hidesCaption={hidesCaption}
        columns={[...heads, ...(last ? [last.column] : [])].map(say)}
        rows={rows}
      />
    </div>
  );
}
