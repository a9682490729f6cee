import { latePart } from '#i18n/latePart.tsx';

/** A mark for an article that has been read to the end, or is new. It loads when the page is idle. */
export const ReadMark = latePart(() => import('./ReadSign.tsx'), { when: 'idle' });
