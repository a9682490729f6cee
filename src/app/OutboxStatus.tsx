import { useState } from 'react';
import { useIsKiosk } from '#browser/storage/useIsKiosk.ts';
import { useKioskMark } from '#features/kiosk/view/useKiosk.ts';
import { OutboxBadge } from '#features/outbox/view/OutboxBadge.tsx';
import { useQueue } from '#features/outbox/view/OutboxContext.ts';
import { latePart } from '#i18n/latePart.tsx';

const DeliveredNotice = latePart(() => import('#features/outbox/view/DeliveredNotice.tsx'), {
  messages: 'outbox',
});
const KioskCount = latePart(() => import('#features/kiosk/view/KioskCount.tsx'), { messages: 'kiosk' });
const KioskWatch = latePart(() => import('#features/kiosk/view/KioskWatch.tsx'), { messages: 'kiosk' });

/** Renders the badge for submissions that wait on this device. In kiosk mode it renders the day's count instead. */
export function CountOrBadge() {
  return useIsKiosk() ? <KioskCount /> : <OutboxBadge />;
}

/** Watches a device in kiosk mode. On other devices, it reports deliveries after the outbox has been used. */
export function OutboxWatch() {
  const isKiosk = useIsKiosk();
  const [since] = useState(() => Date.now());
  const waiting = useQueue();
  const [wasUsed, setWasUsed] = useState(false);
  const isUsed = waiting.state === 'ready' && waiting.value.submissions.length > 0;
  if (isUsed && !wasUsed) setWasUsed(true);
  useKioskMark();
  if (isKiosk) return <KioskWatch />;
  return wasUsed && <DeliveredNotice since={since} />;
}
