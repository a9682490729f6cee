import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isShown } from '#browser/dom/pageLifecycle.ts';
import { useToast } from '#components/Toaster.tsx';
import { isAnnouncedHere } from '../browser/announcements.ts';
import { deliveredTogether } from '../model/receipts.ts';
import type { Receipt } from '../model/submission.ts';
import { useReceipts } from './OutboxContext.ts';
import { formName } from './SubmissionName.tsx';

interface DeliveredNoticeProps {
  /**
   * Time in milliseconds of the wall clock. Earlier deliveries are not shown, because the visitor knows them or can
   * look them up.
   */
  since: number;
}

/**
 * Shows a toast on every page when submissions have been delivered, unless a form or list of the page reports them. A
 * toast replaces the previous one, so it counts all submissions that were delivered together.
 */
export default function DeliveredNotice({ since }: DeliveredNoticeProps) {
  const intl = useIntl();
  const { show } = useToast();
  const receipts = useReceipts(true);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    if (!receipts || !isShown()) return;
    const isNew = ({ id }: Receipt) => !shown.current.has(id);
    const delivered = receipts.filter(({ id, deliveredAt }) => deliveredAt >= since && !isAnnouncedHere(id));
    const hasNew = delivered.some(isNew);
    for (const { id } of receipts) shown.current.add(id);
    if (!hasNew) return;
    const together = deliveredTogether(delivered);
    const ids = together.map(({ form }) => formName(form));
    const names = [...new Set(ids)].map((id) => {
      const name = intl.formatMessage({ id });
      const times = ids.filter((other) => other === id).length;
      return times === 1 ? name : `${intl.formatNumber(times)} × ${name}`;
    });
    const count = together.length;
    show({
      tone: 'success',
      follows: true,
      title:
        count === 1
          ? intl.formatMessage({ id: 'outbox.notice.delivered' })
          : intl.formatMessage({ id: 'outbox.notice.several' }, { count }),
      text: intl.formatList(names),
    });
  }, [receipts, since, show, intl]);
  return null;
}
