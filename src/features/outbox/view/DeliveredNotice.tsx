import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isShown } from '#browser/dom/page.ts';
import { useToast } from '#components/Toaster.tsx';
import { isReportClaimed } from '../browser/reports.ts';
import type { Outbox } from '../queue.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import { formName } from './submissionName.tsx';
import { useStored } from './useStored.ts';

const receiptsOf = (outbox: Outbox) => outbox.receipts();

interface DeliveredNoticeProps {
  /**
   * Time in milliseconds of the wall clock. Earlier deliveries are not shown, because the visitor knows them or can
   * look them up.
   */
  since: number;
}

/** Shows a toast on every page when a submission has been delivered, unless a form or list of the page reports it. */
export default function DeliveredNotice({ since }: DeliveredNoticeProps) {
  const intl = useIntl();
  const { show } = useToast();
  const access = useOutboxAccess();
  const stored = useStored(access?.outbox, receiptsOf);
  const shown = useRef(new Set<string>());
  const receipts = stored.state === 'ready' ? stored.value : undefined;
  useEffect(() => {
    if (!receipts || !isShown()) return;
    const delivered = receipts.filter(
      ({ id, deliveredAt }) => deliveredAt >= since && !shown.current.has(id),
    );
    for (const { id } of delivered) shown.current.add(id);
    const forms = delivered.filter(({ id }) => !isReportClaimed(id)).map(({ form }) => formName(form));
    if (forms.length === 0) return;
    const names = [...new Set(forms)].map((id) => intl.formatMessage({ id }));
    show({
      tone: 'success',
      title: intl.formatMessage({ id: 'outbox.notice.delivered' }),
      text: intl.formatList(names),
    });
  }, [receipts, since, show, intl]);
  return null;
}
