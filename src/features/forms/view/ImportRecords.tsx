import { use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { parseJson } from '#browser/storage/localStorage.ts';
import { requestBackgroundSync } from '#browser/worker/backgroundSync.ts';
import { buttonClass } from '#components/Button.tsx';
import { FileChoice } from '#components/FileChoice.tsx';
import { Outcome } from '#components/Outcome.tsx';
import { LARGEST_EXPORT, recordsIn } from '#features/outbox/model/export.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import { useOutboxAction } from '#features/outbox/view/useOutboxAction.ts';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { loadMessages } from '#i18n/resources.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { isDraftStored } from '../browser/drafts.ts';
import { type Imported, importRecords } from '../import-records.ts';

const HELP = 'import-help';

/** Renders the import of an exported queue, from the same device (the browser or the app) or from another one. */
export function ImportRecords() {
  const { act } = useOutboxAction();
  const { progress, result, importFile } = useImport();
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
      <Outcome
        done={
          typeof result === 'object' && <FormattedMessage id="outbox.import.done" values={{ ...result }} />
        }
        failed={typeof result === 'string' && <FormattedMessage id={`outbox.import.${result}`} />}
      />
    </div>
  );
}

/** Reason why nothing of a file is imported. `damaged`: the beginning is that of an export. */
type ImportProblem = 'notOurs' | 'damaged';

const problemOf = (text: string, parsed: unknown): ImportProblem =>
  parsed === undefined && text.trimStart().startsWith('[') ? 'damaged' : 'notOurs';

/**
 * Returns the function that reads a file, and its result until the next file. A toast would be replaced as soon as an
 * imported request is delivered. `progress` is set while the file is being read.
 */
function useImport() {
  const resources = use(ResourcesContext);
  const [result, setResult] = useState<Imported | ImportProblem>();
  const [progress, setProgress] = useState<{ done: number; count: number }>();

  const importFile = async (outbox: Outbox, file: File): Promise<string> => {
    if (!resources) return '';
    // The previous result is removed, because the same text would not be announced again.
    setResult(undefined);
    const text = file.size > LARGEST_EXPORT ? '' : await file.text();
    const parsed = parseJson(text);
    const records = recordsIn(parsed);
    if (!records) {
      setResult(problemOf(text, parsed));
      return '';
    }
    const imported = await importRecords(records, {
      outbox,
      isDraft: isDraftStored,
      load: (locale) => loadMessages(resources, locale, 'forms'),
      now: Date.now(),
      onProgress: (done) => setProgress({ done, count: records.length }),
    }).finally(() => setProgress(undefined));
    if (imported.added) void requestBackgroundSync();
    setResult(imported);
    // The live region announces the result.
    return '';
  };
  return { progress, result, importFile };
}
