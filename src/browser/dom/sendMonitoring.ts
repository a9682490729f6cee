import { errorRequest, visitRequest } from '#site/monitoring-requests.ts';

/** Maximum number of errors reported per document: a page that fails in a loop must not fill the owner's log. */
const ERRORS_PER_DOCUMENT = 10;

/** Returns true if the browser sends Do Not Track or Global Privacy Control. */
const isRefused = () =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function send(url: string, body?: string): void {
  // A failed request is not retried, because the site stores nothing about a visit on the device.
  const lost = () => {};
  void fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body }),
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(lost);
}

/** Reports each uncaught error once to the owner's endpoint. */
export function watchErrors(endpoint: string): void {
  const reported = new Set<string>();
  const report = (error: unknown) => {
    if (isRefused() || reported.size >= ERRORS_PER_DOCUMENT) return;
    const body = errorRequest(error, location.pathname);
    if (reported.has(body)) return;
    reported.add(body);
    send(endpoint, body);
  };
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Reports a page view to the owner's counter. */
export function sendVisit(endpoint: string, path: string): void {
  if (isRefused()) return;
  const { title, referrer } = document;
  const { url, body } = visitRequest(endpoint, { origin: location.origin, path, title, referrer });
  send(url, body);
}
