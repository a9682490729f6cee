/** A page view, as sent to the owner's visit counter: no name, no cookie, no query string. */
interface Visit {
  /** The site's origin. */
  origin: string;
  path: string;
  title: string;
  /** The referring page, '' if the browser does not say. */
  referrer: string;
}

interface Message {
  url: string;
  /** Text to post; without it, the URL carries everything. */
  body?: string;
}

const originOf = (url: string) => (/^https?:\/\/[^/]/.test(url) ? new URL(url).origin : '');

/**
 * The request to a visit counter: Plausible reads JSON (https://plausible.io/docs/events-api), GoatCounter and others
 * a query (https://www.goatcounter.com/help/pixel).
 */
export function visitMessage(endpoint: string, { origin, path, title, referrer }: Visit): Message {
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

/** Characters of a stack worth sending: the frames below the first dozen are the libraries'. */
const STACK_LIMIT = 2000;

/** JSON for the owner's error endpoint: the error and the page, nothing of what was typed. */
export function errorMessage(error: unknown, path: string): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return JSON.stringify({ name, message, stack: (stack ?? '').slice(0, STACK_LIMIT), path });
}
