/** Milliseconds the thanks are shown before the form is empty for the next visitor. Source: docs/outbox.md, rule 18. */
export const THANKS_MS = 6_000;

/** Milliseconds without activity until the visitor of a begun form is asked, and milliseconds to answer. */
const ASK_AFTER_MS = 60_000;
const ANSWER_MS = 20_000;

/** Presence of a visitor at a form. `seconds` are left to answer. */
export type Visit = { state: 'here' } | { state: 'asked'; seconds: number } | { state: 'gone' };

/** State of a visit with its last activity at `lastAct`; both times are milliseconds of one clock. */
export function visitAt(lastAct: number, now: number): Visit {
  const left = lastAct + ASK_AFTER_MS + ANSWER_MS - now;
  if (left <= 0) return { state: 'gone' };
  return left > ANSWER_MS ? { state: 'here' } : { state: 'asked', seconds: Math.ceil(left / 1_000) };
}
