import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '#ui/Button.tsx';
import { FileChoice } from '#ui/FileChoice.tsx';
import { recordsOf } from '../model/export.ts';
import { takeIn } from '../take-in.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import styles from './OutboxList.module.css';
import { useAct } from './useAct.ts';

const HELP = 'take-in-help';

/** Imports an export of this page, from the same device (the app beside the browser) or another one. */
export function TakeIn() {
  const intl = useIntl();
  const access = useOutboxAccess();
  const { act } = useAct(access?.outbox);
  const takeInFile = (file: File) =>
    act(async (outbox) => {
      const records = recordsOf(await file.text());
      if (!records) return intl.formatMessage({ id: 'outbox.takeIn.notOurs' });
      const taken = await takeIn(outbox, records, Date.now());
      if (taken.added > 0) void access?.requestSync();
      return intl.formatMessage({ id: 'outbox.takeIn.done' }, { ...taken });
    })();
  return (
    <div className={styles.takeIn}>
      <FileChoice
        accept="application/json,.json"
        describedBy={HELP}
        onFile={(file) => void takeInFile(file)}
        className={buttonClass('quiet')}
      >
        <FormattedMessage id="outbox.takeIn" />
      </FileChoice>
      <p id={HELP} className={styles.muted}>
        <FormattedMessage id="outbox.takeIn.help" />
      </p>
    </div>
  );
}
