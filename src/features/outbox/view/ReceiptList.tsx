import { FormattedMessage, useIntl } from 'react-intl';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { moment } from './moment.ts';
import { useReceipts } from './OutboxContext.ts';
import styles from './OutboxList.module.css';
import { SubmissionName } from './SubmissionName.tsx';

/** Renders the recent deliveries from this device, without personal data. Renders nothing if there are none. */
export function ReceiptList() {
  const intl = useIntl();
  const receipts = useReceipts(true) ?? [];
  if (receipts.length === 0) return null;
  return (
    <section className={layout.stack5} aria-labelledby="receipts-title">
      <h2 id="receipts-title" className={typography.medium}>
        <FormattedMessage id="outbox.receipts" />
      </h2>
      <p className={typography.note}>
        <FormattedMessage id="outbox.receipts.text" />
      </p>
      <ul className={layout.stack4}>
        {receipts.map(({ id, form, subject, language, event, deliveredAt }) => (
          <li key={id} className={`${patterns.box} ${styles.item}`}>
            <h3>
              <SubmissionName form={form} subject={subject} language={language} />
            </h3>
            {event && (
              <p className={typography.note}>
                <FormattedMessage id="outbox.item.event" values={{ event }} />
              </p>
            )}
            <p className={typography.note}>
              <FormattedMessage
                id="outbox.receipts.delivered"
                values={{ time: intl.formatDate(deliveredAt, moment) }}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
