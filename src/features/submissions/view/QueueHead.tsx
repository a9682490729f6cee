import { FormattedMessage, useIntl } from 'react-intl';
import { downloadText } from '#browser/dom/page.ts';
import { brand } from '#site/brand.ts';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import { countsOf } from '../model/badge.ts';
import { exportOf } from '../model/export.ts';
import type { Contents } from '../outbox.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import { sayOutcomes } from './outcomes.ts';
import { useAct } from './useAct.ts';

/** Number of queued submissions, and the actions for all of them. */
export function QueueHead({ submissions, unreadable }: Pick<Contents, 'submissions' | 'unreadable'>) {
  const intl = useIntl();
  const { busy, act } = useAct(useOutboxAccess()?.outbox);
  const sendable = submissions.filter(({ delivery: { state } }) => state !== 'editing');
  const { waiting, refused } = countsOf(submissions, unreadable.length);
  return (
    <div className={patterns.spread}>
      <h2 id="waiting-title" className={patterns.medium}>
        {waiting > 0 && <FormattedMessage id="outbox.waiting" values={{ count: waiting }} />}
        {waiting > 0 && refused > 0 && ' · '}
        {refused > 0 && <FormattedMessage id="common.outboxRefused" values={{ count: refused }} />}
      </h2>
      <div className={patterns.cluster}>
        {sendable.length > 0 && (
          <Button
            busy={busy}
            onClick={act(async (outbox) => {
              await outbox.replay('all');
              return sayOutcomes(intl, outbox, sendable);
            })}
          >
            <FormattedMessage id="outbox.sendAll" />
          </Button>
        )}
        <Button
          variant="quiet"
          aria-describedby="export-warning"
          onClick={() => downloadText(`${brand.slug}-outbox.json`, exportOf(submissions, unreadable))}
        >
          <FormattedMessage id="outbox.export" />
        </Button>
      </div>
      <p id="export-warning" className={patterns.note}>
        <FormattedMessage id="outbox.export.warning" />
      </p>
    </div>
  );
}
