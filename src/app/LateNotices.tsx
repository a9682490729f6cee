import { useNoticeNeed } from '#browser/hydration/noticeNeed.ts';
import { latePart } from '#i18n/latePart.tsx';

const Notices = latePart('app', () => import('./Notices.tsx'));

/** The app's own notices, once there may be one. */
export function LateNotices({ page }: { page: string }) {
  return useNoticeNeed() && <Notices page={page} />;
}
