import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadText } from '#browser/dom/download.ts';
import { canShareFile, shareFile } from '#browser/dom/sharing.ts';
import { Button } from '#components/Button.tsx';
import { brand } from '#site/brand.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { countsOf } from '../model/counts.ts';
import { exportOf } from '../model/export.ts';
import type { Submission, Unreadable } from '../model/submission.ts';
import type { Contents } from '../outbox.ts';
import { describeResults, sendAnnounced } from './results.ts';
import { useOutboxAction } from './useOutboxAction.ts';

const EXPORT_NAME = `${brand.slug}-outbox`;

interface QueueHeadProps extends Pick<Contents, 'submissions' | 'unreadable'> {
  onDeleted: (submission: Submission) => void;
}

/** Renders the number of queued submissions, and the actions for all of them. */
export function QueueHead({ submissions, unreadable, onDeleted }: QueueHeadProps) {
  const intl = useIntl();
  const { busy, act } = useOutboxAction();
  const { exported, download, share } = useExport(submissions, unreadable);
  const { waiting, rejected } = countsOf(submissions, unreadable.length);
  return (
    <div className={layout.spread}>
      <h2 id="waiting-title" className={typography.medium}>
        {waiting > 0 && <FormattedMessage id="outbox.waiting" values={{ count: waiting }} />}
        {waiting > 0 && rejected > 0 && ' · '}
        {rejected > 0 && <FormattedMessage id="common.outboxRejected" values={{ count: rejected }} />}
      </h2>
      <div className={layout.cluster}>
        {/* A pressed button stays mounted and busy, so that it retains the focus. */}
        {(busy || submissions.some(({ delivery }) => delivery.state !== 'sending')) && (
          <Button
            busy={busy}
            onClick={act(async (outbox) => {
              await sendAnnounced(outbox, submissions, () => outbox.replay('all'));
              return describeResults(intl, outbox, submissions);
            })}
          >
            <FormattedMessage id="outbox.sendAll" />
          </Button>
        )}
        <Button variant="quiet" aria-describedby="export-warning" onClick={download}>
          <FormattedMessage id="outbox.export" />
        </Button>
        {canShareFile(new File([''], `${EXPORT_NAME}.txt`, { type: 'text/plain' })) && (
          <Button variant="quiet" aria-describedby="export-warning" onClick={() => void share()}>
            <FormattedMessage id="outbox.share" />
          </Button>
        )}
      </div>
      <p id="export-warning" className={typography.note}>
        <FormattedMessage id="outbox.export.warning" />
      </p>
      <DeleteExported submissions={exported} onDeleted={onDeleted} />
    </div>
  );
}

/** Returns the functions that export the queue, and the exported submissions that are still queued. */
function useExport(submissions: readonly Submission[], unreadable: readonly Unreadable[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const text = () => exportOf(submissions, unreadable);
  const noteExported = () => setIds(new Set(submissions.map(({ id }) => id)));
  const download = () => {
    downloadText(`${EXPORT_NAME}.json`, text());
    noteExported();
  };
  /** Shares the export as plain text, because browsers do not share JSON files. */
  const share = async () => {
    const file = new File([text()], `${EXPORT_NAME}.txt`, { type: 'text/plain' });
    const result = await shareFile(file);
    if (result === 'failed') download();
    if (result === 'shared') noteExported();
  };
  return { exported: submissions.filter(({ id }) => ids.has(id)), download, share };
}

/** Offers to delete the exported submissions, because this device and the one that imports them would both send them. */
function DeleteExported({ submissions, onDeleted }: Pick<QueueHeadProps, 'submissions' | 'onDeleted'>) {
  const intl = useIntl();
  const { busy, act } = useOutboxAction();
  if (submissions.length === 0) return null;
  const remove = act(async (outbox) => {
    let count = 0;
    for (const { id } of submissions) {
      const removed = await outbox.remove(id);
      if (!removed) continue;
      onDeleted(removed);
      count += 1;
    }
    return intl.formatMessage({ id: 'outbox.export.deleted' }, { count });
  });
  return (
    <Button variant="quiet" busy={busy} onClick={remove}>
      <FormattedMessage id="outbox.export.delete" values={{ count: submissions.length }} />
    </Button>
  );
}
