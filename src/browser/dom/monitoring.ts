import { errorMessage, visitMessage } from '#site/monitoring.ts';

/** The same error again says nothing new, and a page that fails in a loop must not fill the owner's log. */
const ERRORS_PER_DOCUMENT = 10;

/** Whether the visitor's browser asks not to be counted. */
const isRefused = () =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function send(url: string, body?: string): void {
  // What cannot be sent now is not sent later: nothing about a visitor is kept on the device.
  const lost = () => {};
  void fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body }),
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(lost);
}

/** Tells the owner's endpoint of errors that nobody caught, each once. */
export function watchErrors(endpoint: string): void {
  const told = new Set<string>();
  const tell = (error: unknown) => {
    if (isRefused() || told.size >= ERRORS_PER_DOCUMENT) return;
    const message = errorMessage(error, location.pathname);
    if (told.has(message)) return;
    told.add(message);
    send(endpoint, message);
  };
  addEventListener('error', ({ error, message }) => tell(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

/** Tells the owner's counter that a page was opened. */
export function countVisit(endpoint: string, path: string): void {
  if (isRefused()) return;
  const { title, referrer } = document;
  const { url, body } = visitMessage(endpoint, { origin: location.origin, path, title, referrer });
  send(url, body);
}
