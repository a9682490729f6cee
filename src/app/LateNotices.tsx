import { useNoticeNeed } from '#browser/hydration/noticeNeed.ts';
import { latePart } from '#i18n/latePart.tsx';

const Notices = latePart('app', () => import('./Notices.tsx'));

/** Loads the app's notices once one may be needed. */
export function LateNotices({ page }: { page: string }) {
  return useNoticeNeed() && <Notices page={page} />;
}
