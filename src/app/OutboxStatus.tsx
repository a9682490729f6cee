import { useState } from 'react';
import { KioskCount, KioskWatch } from '#features/kiosk/view/lateParts.ts';
import { useIsKiosk } from '#features/kiosk/view/useKiosk.ts';
import { OutboxBadge } from '#features/outbox/view/OutboxBadge.tsx';
import { useQueue } from '#features/outbox/view/OutboxContext.ts';
import { latePart } from '#i18n/latePart.tsx';

const DeliveredNotice = latePart('outbox', () => import('#features/outbox/view/DeliveredNotice.tsx'));

/** Badge for submissions waiting on this device; in kiosk mode, the day's count instead. */
export function CountOrBadge() {
  return useIsKiosk() ? <KioskCount /> : <OutboxBadge />;
}

/** Watches a device in kiosk mode; elsewhere, tells what has been delivered once the outbox is in use. */
export function OutboxWatch() {
  const isKiosk = useIsKiosk();
  const [since] = useState(() => Date.now());
  const waiting = useQueue();
  const [wasUsed, setWasUsed] = useState(false);
  const isUsed = waiting.state === 'ready' && waiting.value.submissions.length > 0;
  if (isUsed && !wasUsed) setWasUsed(true);
  if (isKiosk) return <KioskWatch />;
  return wasUsed && <DeliveredNotice since={since} />;
}
