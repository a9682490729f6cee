/** What is judged: the headers of an answer by their lower-case names, and the page. */
export interface Judged {
  headers: Readonly<Record<string, string>>;
  html: string;
}

interface Rule {
  name: string;
  /** Added where it holds, or taken off where it does not. */
  points: number;
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
 * The rules of Mozilla's HTTP Observatory that a site without cookies and without answers to other origins is
 * judged by. Source: the charts of @mdn/mdn-http-observatory 1.4.8.
 */
export const bonuses: readonly Rule[] = [
  {
    name: "a policy from 'none', without anything unsafe, and with form-action",
    points: 10,
    holds: (judged) =>
      directive(judged, 'default-src')?.join() === "'none'" &&
      directive(judged, 'form-action')?.join() === "'self'" &&
      directive(judged, 'base-uri') !== undefined &&
      !/unsafe|\*|https?:(?!\/\/)/.test(judged.headers['content-security-policy'] ?? ''),
  },
  {
    name: 'a private referrer policy',
    points: 5,
    holds: ({ headers }) =>
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers['referrer-policy'] ?? '',
      ),
  },
  {
    name: 'every script with its integrity',
    points: 5,
    holds: ({ html }) => {
      const scripts = [...html.matchAll(/<script[^>]* src="[^"]*"[^>]*>/g)].map(([tag]) => tag);
      return scripts.length > 0 && scripts.every((tag) => / integrity="sha384-[\w+/=]+"/.test(tag));
    },
  },
  {
    name: 'framing forbidden by the policy',
    points: 5,
    holds: (judged) => directive(judged, 'frame-ancestors')?.join() === "'none'",
  },
  {
    name: 'no resource for other origins',
    points: 10,
    holds: ({ headers }) => headers['cross-origin-resource-policy'] === 'same-origin',
  },
];

export const demands: readonly Rule[] = [
  {
    name: 'HTTPS asked for at least six months',
    points: 20,
    holds: ({ headers }) => {
      const [, seconds = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
      return Number(seconds) >= SIX_MONTHS_S;
    },
  },
  {
    name: 'types taken as they are sent',
    points: 5,
    holds: ({ headers }) => headers['x-content-type-options'] === 'nosniff',
  },
  { name: 'no cookies', points: 20, holds: ({ headers }) => headers['set-cookie'] === undefined },
  {
    name: 'no answers to other origins',
    points: 50,
    holds: ({ headers }) => headers['access-control-allow-origin'] === undefined,
  },
];

/** From 90 on bonuses count; 100 and more is an A+. */
export function observatoryScore(judged: Judged): { score: number; missed: string[] } {
  const failed = demands.filter(({ holds }) => !holds(judged));
  const missing = bonuses.filter(({ holds }) => !holds(judged));
  const base = failed.reduce((score, { points }) => score - points, 100);
  const won = bonuses.filter(({ holds }) => holds(judged)).reduce((sum, { points }) => sum + points, 0);
  return {
    score: base >= 90 ? base + won : base,
    missed: [...failed, ...missing].map(({ name }) => name),
  };
}
