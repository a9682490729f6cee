import { use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseJson } from '#browser/storage/localStorage.ts';
import { buttonClass } from '#components/Button.tsx';
import { FileChoice } from '#components/FileChoice.tsx';
import { useToast } from '#components/Toaster.tsx';
import { LARGEST_EXPORT, recordsIn } from '#features/outbox/model/export.ts';
import type { Outbox } from '#features/outbox/queue.ts';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { useStoreAction } from '#features/outbox/view/useStoreAction.ts';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { loadMessages } from '#i18n/resources.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { isDraftStored } from '../browser/drafts.ts';
import { importRecords } from '../import-records.ts';

const HELP = 'import-help';

/** Renders the import of an exported queue, from the same device (the browser or the app) or from another one. */
export function ImportRecords() {
  const access = useOutboxAccess();
  const { act } = useStoreAction(access?.outbox);
  const { progress, importFile } = useImport();
  return (
    <div className={`${layout.stack3} ${layout.start} ${layout.measure}`}>
      <FileChoice
        accept="application/json,.json,text/plain,.txt"
        describedBy={HELP}
        onFile={(file) => void act((outbox) => importFile(outbox, file))()}
        className={buttonClass('quiet')}
      >
        <FormattedMessage id="outbox.import" />
      </FileChoice>
      <p id={HELP} className={typography.note}>
        <FormattedMessage id="outbox.import.help" />
      </p>
      {progress && (
        <p className={typography.note}>
          <FormattedMessage id="outbox.import.progress" values={progress} />
        </p>
      )}
    </div>
  );
}

/**
 * Returns the function that reads a file and reports the result in a toast. `progress` is set while the file is being
 * read.
 */
function useImport() {
  const intl = useIntl();
  const access = useOutboxAccess();
  const resources = use(ResourcesContext);
  const { show, clear } = useToast();
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const title = intl.formatMessage({ id: 'outbox.import' });

  const importFile = async (outbox: Outbox, file: File): Promise<string> => {
    if (!resources) return '';
    // The previous toast is removed, because the same text would not be announced again.
    clear();
    const text = file.size > LARGEST_EXPORT ? '' : await file.text();
    const records = recordsIn(parseJson(text));
    if (!records) {
      show({ tone: 'failure', title, text: intl.formatMessage({ id: 'outbox.import.notOurs' }) });
      return '';
    }
    const result = await importRecords(records, {
      outbox,
      isDraft: isDraftStored,
      load: (locale) => loadMessages(resources, locale, 'forms'),
      now: Date.now(),
      onProgress: (done) => setProgress({ done, count: records.length }),
    }).finally(() => setProgress(undefined));
    if (result.added) void access?.requestSync();
    show({ tone: 'success', title, text: intl.formatMessage({ id: 'outbox.import.done' }, { ...result }) });
    // The toast already announces the result.
    return '';
  };
  return { progress, importFile };
}
