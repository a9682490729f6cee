/** Milliseconds without activity after which the kiosk asks whether the visitor is still there. */
const ASK_AFTER_MS = 60_000;
/** Milliseconds that the visitor has to answer. Then the kiosk clears the form. */
const ANSWER_MS = 20_000;

/** Whether a visitor is active. `asked`: the kiosk asks, and the visitor has this number of seconds to answer. */
export type IdleState = { state: 'active' } | { state: 'asked'; seconds: number } | { state: 'timed-out' };

/** Returns the state of a visitor with the last activity at `lastAct`. Both times are milliseconds of one clock. */
export function idleStateAt(lastAct: number, now: number): IdleState {
  const left = lastAct + ASK_AFTER_MS + ANSWER_MS - now;
  if (left <= 0) return { state: 'timed-out' };
  return left > ANSWER_MS ? { state: 'active' } : { state: 'asked', seconds: Math.ceil(left / 1_000) };
}
