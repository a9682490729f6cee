import { use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LateWords } from '#i18n/latePart.tsx';
import patterns from '#styles/patterns.module.css';
import { buttonClass } from '#ui/Button.tsx';
import { FileChoice } from '#ui/FileChoice.tsx';
import { useToast } from '#ui/Toaster.tsx';
import { recordsOf } from '../model/export.ts';
import { takeIn } from '../take-in.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import { useAct } from './useAct.ts';

const HELP = 'take-in-help';

/** Imports an export of this page, from the same device (the app beside the browser) or another one. */
export function TakeIn() {
  const intl = useIntl();
  const access = useOutboxAccess();
  const words = use(LateWords);
  const { act } = useAct(access?.outbox);
  const { show, clear } = useToast();
  const title = intl.formatMessage({ id: 'outbox.takeIn' });
  const takeInFile = (file: File) =>
    act(async (outbox) => {
      if (!access || !words) return '';
      // Else the same words again would not be announced.
      clear();
      const records = await recordsOf(file);
      const here = { outbox, drafts: await access.drafts(), words };
      const taken = records && (await takeIn(here, records, Date.now()));
      if (taken?.added) void access.requestSync();
      // Announced by the toast.
      if (taken)
        show({
          tone: 'success',
          title,
          text: intl.formatMessage({ id: 'outbox.takeIn.done' }, { ...taken }),
        });
      else show({ tone: 'failure', title, text: intl.formatMessage({ id: 'outbox.takeIn.notOurs' }) });
      return '';
    })();
  return (
    <div className={`${patterns.stack3} ${patterns.start} ${patterns.measure}`}>
      <FileChoice
        accept="application/json,.json"
        describedBy={HELP}
        onFile={(file) => void takeInFile(file)}
        className={buttonClass('quiet')}
      >
        <FormattedMessage id="outbox.takeIn" />
      </FileChoice>
      <p id={HELP} className={patterns.note}>
        <FormattedMessage id="outbox.takeIn.help" />
      </p>
    </div>
  );
}
