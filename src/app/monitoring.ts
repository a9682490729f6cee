import { whenLoaded } from '#browser/dom/page.ts';

const errorsUrl = import.meta.env.VITE_ERROR_SINK;
const visitsUrl = import.meta.env.VITE_COUNTER;

const monitoring = () => import('#browser/dom/monitoring.ts');
/** Offline before the worker has its code: such a visit is not counted. */
const absent = () => {};

/** Has uncaught errors reported to the owner, where VITE_ERROR_SINK says where to. */
export function reportErrors(): void {
  if (errorsUrl)
    whenLoaded(() => void monitoring().then(({ watchErrors }) => watchErrors(errorsUrl), absent));
}

/** Counts a page that was opened, where VITE_COUNTER says where to. */
export function countVisit(path: string): void {
  if (visitsUrl)
    whenLoaded(() => void monitoring().then(({ countVisit }) => countVisit(visitsUrl, path), absent));
}
