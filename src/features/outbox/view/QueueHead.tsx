import { FormattedMessage, useIntl } from 'react-intl';
import { downloadText } from '#browser/dom/page.ts';
import { canShareFile, shareFile } from '#browser/dom/sharing.ts';
import { Button } from '#components/Button.tsx';
import { brand } from '#site/brand.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { countsOf } from '../model/counts.ts';
import { exportOf } from '../model/export.ts';
import type { Contents } from '../queue.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import { describeResults, sendReported } from './results.ts';
import { useStoreAction } from './useStoreAction.ts';

const EXPORT_NAME = `${brand.slug}-outbox`;

/** Renders the number of queued submissions, and the actions for all of them. */
export function QueueHead({ submissions, unreadable }: Pick<Contents, 'submissions' | 'unreadable'>) {
  const intl = useIntl();
  const { busy, act } = useStoreAction(useOutboxAccess()?.outbox);
  /** Shares the export as plain text, because browsers do not share JSON files. */
  const share = () => {
    const text = exportOf(submissions, unreadable);
    void shareFile(new File([text], `${EXPORT_NAME}.txt`, { type: 'text/plain' })).then((result) => {
      if (result === 'failed') downloadText(`${EXPORT_NAME}.json`, text);
    });
  };
  const { waiting, rejected } = countsOf(submissions, unreadable.length);
  return (
    <div className={layout.spread}>
      <h2 id="waiting-title" className={typography.medium}>
        {waiting > 0 && <FormattedMessage id="outbox.waiting" values={{ count: waiting }} />}
        {waiting > 0 && rejected > 0 && ' · '}
        {rejected > 0 && <FormattedMessage id="common.outboxRejected" values={{ count: rejected }} />}
      </h2>
      <div className={layout.cluster}>
        {submissions.length > 0 && (
          <Button
            busy={busy}
            onClick={act(async (outbox) => {
              await sendReported(outbox, submissions, () => outbox.replay('all'));
              return describeResults(intl, outbox, submissions);
            })}
          >
            <FormattedMessage id="outbox.sendAll" />
          </Button>
        )}
        <Button
          variant="quiet"
          aria-describedby="export-warning"
          onClick={() => downloadText(`${EXPORT_NAME}.json`, exportOf(submissions, unreadable))}
        >
          <FormattedMessage id="outbox.export" />
        </Button>
        {canShareFile(new File([''], `${EXPORT_NAME}.txt`, { type: 'text/plain' })) && (
          <Button variant="quiet" aria-describedby="export-warning" onClick={share}>
            <FormattedMessage id="outbox.share" />
          </Button>
        )}
      </div>
      <p id="export-warning" className={typography.note}>
        <FormattedMessage id="outbox.export.warning" />
      </p>
    </div>
  );
}
