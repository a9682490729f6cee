/** How long the word of thanks stands before the form is empty for the next visitor. Source: docs/outbox.md, rule 18. */
export const THANKS_MS = 6_000;

/** How long nobody touches a form that has been begun before the visitor is asked, and how long there is to answer. */
export const ASK_AFTER_MS = 60_000;
export const ANSWER_MS = 20_000;

/** Whether the visitor is still at a form: asked with so many seconds to answer, or gone. */
export type Visit = { state: 'here' } | { state: 'asked'; seconds: number } | { state: 'gone' };

/** How a visit stands that was last seen to do something at `lastAct`; milliseconds of one clock. */
export function visitAt(lastAct: number, now: number): Visit {
  const left = lastAct + ASK_AFTER_MS + ANSWER_MS - now;
  if (left <= 0) return { state: 'gone' };
  return left > ANSWER_MS ? { state: 'here' } : { state: 'asked', seconds: Math.ceil(left / 1_000) };
}
