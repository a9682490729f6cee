/** Milliseconds without activity after which the kiosk asks whether the visitor is still there. */
const ASK_AFTER_MS = 60_000;
/** Milliseconds that the visitor has to answer. Then the kiosk clears the form. */
const ANSWER_MS = 20_000;

/** Presence of a visitor at a form. `seconds` is the time left to answer. */
export type Visit = { state: 'here' } | { state: 'asked'; seconds: number } | { state: 'gone' };

/** Returns the state of a visit with its last activity at `lastAct`. Both times are milliseconds of one clock. */
export function visitAt(lastAct: number, now: number): Visit {
  const left = lastAct + ASK_AFTER_MS + ANSWER_MS - now;
  if (left <= 0) return { state: 'gone' };
  return left > ANSWER_MS ? { state: 'here' } : { state: 'asked', seconds: Math.ceil(left / 1_000) };
}
