import { late } from '#browser/late.tsx';

/** A sign beside an article that has been read to the end; it comes once the page stands. */
export const ReadMark = late(() => import('./ReadSign.tsx'));
