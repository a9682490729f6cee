import { lazyWhenIdle } from '#browser/hydration/lazyWhenIdle.tsx';

/** A sign beside an article that has been read to the end; it comes once the page stands. */
export const ReadMark = lazyWhenIdle(() => import('./ReadSign.tsx'));
