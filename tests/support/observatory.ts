/** The checked response: its headers by lower-case names, and its page. */
interface Judged {
  headers: Readonly<Record<string, string>>;
  html: string;
}

interface Rule {
  name: string;
  holds: (judged: Judged) => boolean;
}

const directive = ({ headers }: Judged, name: string): string[] | undefined =>
  headers['content-security-policy']
    ?.split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1);

const SIX_MONTHS_S = 15_552_000;

/**
 * The rules of Mozilla's HTTP Observatory for a site without cookies and without cross-origin responses. Source: the
 * charts of @mdn/mdn-http-observatory 1.4.8.
 */
const rules: readonly Rule[] = [
  {
    name: "a policy from 'none', without anything unsafe, and with form-action",
    holds: (judged) =>
      directive(judged, 'default-src')?.join() === "'none'" &&
      directive(judged, 'form-action')?.join() === "'self'" &&
      directive(judged, 'base-uri') !== undefined &&
      !/unsafe|\*|https?:(?!\/\/)/.test(judged.headers['content-security-policy'] ?? ''),
  },
  {
    name: 'a private referrer policy',
    holds: ({ headers }) =>
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers['referrer-policy'] ?? '',
      ),
  },
  {
    name: 'every script with its integrity',
    holds: ({ html }) => {
      const scripts = [...html.matchAll(/<script[^>]* src="[^"]*"[^>]*>/g)].map(([tag]) => tag);
      return scripts.length > 0 && scripts.every((tag) => / integrity="sha384-[\w+/=]+"/.test(tag));
    },
  },
  {
    name: 'framing forbidden by the policy',
    holds: (judged) => directive(judged, 'frame-ancestors')?.join() === "'none'",
  },
  {
    name: 'no resource for other origins',
    holds: ({ headers }) => headers['cross-origin-resource-policy'] === 'same-origin',
  },
  {
    name: 'HTTPS required for at least six months',
    holds: ({ headers }) => {
      const [, seconds = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
      return Number(seconds) >= SIX_MONTHS_S;
    },
  },
  {
    name: 'content types that are not sniffed',
    holds: ({ headers }) => headers['x-content-type-options'] === 'nosniff',
  },
  { name: 'no cookies', holds: ({ headers }) => headers['set-cookie'] === undefined },
  {
    name: 'no answers to other origins',
    holds: ({ headers }) => headers['access-control-allow-origin'] === undefined,
  },
];

/** Returns the rules that a response breaks. A response that breaks none has the grade A+. */
export const missedBy = (judged: Judged): string[] =>
  rules.filter(({ holds }) => !holds(judged)).map(({ name }) => name);
