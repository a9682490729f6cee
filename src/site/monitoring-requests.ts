/** A page view for the owner's visit counter. It contains no name, no cookie and no query string. */
interface Visit {
  /** The site's origin. */
  origin: string;
  path: string;
  title: string;
  /** The referring page, or '' if the browser does not report it. */
  referrer: string;
}

interface MonitoringRequest {
  url: string;
  /** Text to post. If it is undefined, the URL contains all data. */
  body?: string;
}

const originOf = (url: string) => (/^https?:\/\/[^/]/.test(url) ? new URL(url).origin : '');

/**
 * Returns the request to a visit counter. Plausible reads JSON (https://plausible.io/docs/events-api). GoatCounter and
 * others read a query (https://www.goatcounter.com/help/pixel).
 */
export function visitRequest(endpoint: string, { origin, path, title, referrer }: Visit): MonitoringRequest {
  const url = new URL(endpoint);
  const from = originOf(referrer);
  if (url.pathname.endsWith('/api/event')) {
    const event = { name: 'pageview', domain: new URL(origin).hostname, url: origin + path, referrer: from };
    return { url: url.href, body: JSON.stringify(event) };
  }
  for (const [name, value] of [
    ['p', path],
    ['t', title],
    ['r', from],
  ] as const) {
    if (value) url.searchParams.set(name, value);
  }
  return { url: url.href };
}

/** Maximum number of characters of a stack. The frames after the first dozen belong to libraries. */
const STACK_LIMIT = 2000;

/** Returns JSON for the owner's error endpoint. It contains the error and the page, but no typed text. */
export function errorRequest(error: unknown, path: string): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return JSON.stringify({ name, message, stack: (stack ?? '').slice(0, STACK_LIMIT), path });
}
