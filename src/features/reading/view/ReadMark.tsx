import { lazyWhenIdle } from '#browser/hydration/lazyWhenIdle.tsx';

/** A mark for an article that has been read to the end, or is new. It loads when the page is idle. */
export const ReadMark = lazyWhenIdle(() => import('./ReadSign.tsx'));
