import { whenLoaded } from '#browser/dom/pageLifecycle.ts';

const errorsUrl = import.meta.env.VITE_ERROR_SINK;
const visitsUrl = import.meta.env.VITE_COUNTER;

const monitoring = () => import('#browser/dom/sendMonitoring.ts');
/** The code cannot be loaded offline before it is cached. Such a visit is not counted. */
const absent = () => {};

/** Reports uncaught errors to VITE_ERROR_SINK, if set. */
export function reportErrors(): void {
  if (errorsUrl)
    whenLoaded(() => void monitoring().then(({ watchErrors }) => watchErrors(errorsUrl), absent));
}

/** Reports a page view to VITE_COUNTER, if set. */
export function countVisit(path: string): void {
  if (visitsUrl)
    whenLoaded(() => void monitoring().then(({ sendVisit }) => sendVisit(visitsUrl, path), absent));
}
