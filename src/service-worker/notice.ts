import { type BackgroundNotice, readBackgroundNotice } from '#features/outbox/model/background-notice.ts';
import type { DurableRecords } from '#features/outbox/ports.ts';
import { OUTBOX_KEYS } from '#site/storage-keys.ts';

interface Circumstances {
  records: Pick<DurableRecords, 'read'>;
  /** Number of open pages of the site. A page reports the delivery itself. */
  pages: number;
  permission: NotificationPermission;
}

/**
 * Returns the notification after a delivery in the background. Returns undefined if a page is open, if the visitor has
 * not allowed notifications, or in kiosk mode, where the next visitor would see it.
 */
export async function noticeToShow({
  records,
  pages,
  permission,
}: Circumstances): Promise<BackgroundNotice | undefined> {
  if (pages > 0 || permission !== 'granted') return undefined;
  const [kiosk, notice] = await Promise.all([
    records.read(OUTBOX_KEYS.kiosk),
    records.read(OUTBOX_KEYS.notice),
  ]);
  return kiosk === undefined ? readBackgroundNotice(notice) : undefined;
}
