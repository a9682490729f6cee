/** A page that was opened, as the owner's visit counter hears of it: no name, no cookie, no query of the address. */
interface Visit {
  /** The site's origin. */
  origin: string;
  path: string;
  title: string;
  /** The page that led here, '' where the browser does not say. */
  referrer: string;
}

interface Message {
  url: string;
  /** Text to post; without it the address says everything. */
  body?: string;
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '');

/**
 * What a counter is sent: Plausible reads JSON (https://plausible.io/docs/events-api), GoatCounter and others a query
 * (https://www.goatcounter.com/help/pixel).
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

/** Characters of a stack that are worth sending: the frames below the first dozen are the libraries'. */
const STACK_LIMIT = 2000;

/** What the owner's error endpoint is sent, as JSON: the error and the page, nothing of what was typed. */
export function errorMessage(error: unknown, path: string): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return JSON.stringify({ name, message, stack: (stack ?? '').slice(0, STACK_LIMIT), path });
}
