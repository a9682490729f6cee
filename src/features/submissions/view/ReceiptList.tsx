import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Receipt } from '../model/receipt.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import styles from './OutboxList.module.css';

/** What has been delivered from this device of late, without personal data; nothing where nothing has. */
export function ReceiptList() {
  const intl = useIntl();
  const access = useOutboxAccess();
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  useEffect(() => {
    let stop = () => {};
    let here = true;
    const follow = async () => {
      if (!access) return;
      const outbox = await access.outbox();
      const look = async () => {
        const found = await outbox.receipts();
        if (here) setReceipts(found);
      };
      if (here) stop = outbox.subscribe(() => void look().catch(() => {}));
      await look();
    };
    follow().catch(() => {});
    return () => {
      here = false;
      stop();
    };
  }, [access]);
  if (receipts.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="receipts-title">
      <h2 id="receipts-title">
        <FormattedMessage id="outbox.receipts" />
      </h2>
      <p className={styles.muted}>
        <FormattedMessage id="outbox.receipts.text" />
      </p>
      <ul className={styles.items}>
        {receipts.map(({ id, form, deliveredAt }) => (
          <li key={id} className={styles.item}>
            <h3>
              <FormattedMessage id={`outbox.form.${form}`} />
            </h3>
            <p className={styles.muted}>
              <FormattedMessage
                id="outbox.receipts.delivered"
                values={{ time: intl.formatDate(deliveredAt, { dateStyle: 'medium', timeStyle: 'short' }) }}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
