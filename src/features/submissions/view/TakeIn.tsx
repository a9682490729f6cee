import type { ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { recordsOf } from '../model/export.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import styles from './OutboxList.module.css';
import { useAct } from './useAct.ts';

const ID = 'take-in';

/** Imports an export of this page, from the same device (the app beside the browser) or another one. */
export function TakeIn() {
  const intl = useIntl();
  const { act } = useAct(useOutboxAccess()?.outbox);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const takeIn = act(async (outbox) => {
      const records = recordsOf(await file.text());
      if (!records) return intl.formatMessage({ id: 'outbox.takeIn.notOurs' });
      return intl.formatMessage({ id: 'outbox.takeIn.done' }, { ...(await outbox.takeIn(records)) });
    });
    await takeIn();
    // Allows the same file to be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className={styles.takeIn}>
      <label htmlFor={ID}>
        <FormattedMessage id="outbox.takeIn" />
      </label>
      <input
        id={ID}
        type="file"
        accept="application/json,.json"
        aria-describedby={`${ID}-help`}
        onChange={choose}
      />
      <p id={`${ID}-help`} className={styles.muted}>
        <FormattedMessage id="outbox.takeIn.help" />
      </p>
    </div>
  );
}
