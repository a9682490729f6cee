import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceStorage } from '#site/device-storage.ts';
import type { PlainMessageId } from '#site/messages.ts';
import { DataTable } from '#ui/DataTable.tsx';
import styles from './DeviceStorage.module.css';
import { Section } from './Section.tsx';

const columns: readonly PlainMessageId[] = [
  'device.column.what',
  'device.column.where',
  'device.column.why',
  'device.column.until',
];

const ways = ['waiting', 'choices', 'copy', 'all', 'warning'] as const;

/** Everything the site keeps in this browser, and how to erase it; `children` lead to where that is done. */
export function DeviceStorage({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  const say = (id: PlainMessageId) => intl.formatMessage({ id });
  const rows = deviceStorage.map((row) => {
    const startsWith = 'startsWith' in row;
    return {
      id: row.id,
      name: say(`device.${row.id}.what`),
      cells: [
        <span key="where" className={styles.cell}>
          {say(`device.where.${row.where}`)}
          <code className={styles.name}>{startsWith ? `${row.name}…` : row.name}</code>
        </span>,
        <span key="why" className={styles.cell}>
          {say(`device.${row.id}.why`)}
        </span>,
        <span key="until" className={styles.cell}>
          {say(row.until)}
        </span>,
      ],
    };
  });
  return (
    <Section
      id="device-title"
      title={<FormattedMessage id="device.heading" />}
      lead={<FormattedMessage id="device.lead" />}
    >
      <DataTable caption={say('device.caption')} columns={columns.map(say)} rows={rows} />
      <div className={styles.erase}>
        <h3>
          <FormattedMessage id="device.erase.title" />
        </h3>
        <ul>
          {ways.map((way) => (
            <li key={way}>
              <FormattedMessage id={`device.erase.${way}`} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Section>
  );
}
