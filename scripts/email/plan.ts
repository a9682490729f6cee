import * as v from 'valibot';

/**
 * A fault that the next requests get instead of the ordinary response. Each step applies to `times` requests (default
 * 1). Source: docs/email.md.
 */
const stepSchema = v.pipe(
  v.object({
    /** Applies to requests of this template only. */
    template: v.optional(v.string()),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    /** Responds with this status. */
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
    /** Body of the response. Without `status`, the status is 200. */
    body: v.optional(v.string()),
    /** If false, omits the headers that let a page read the response. */
    cors: v.optional(v.boolean(), true),
    /** Closes the connection before or after accepting the message. */
    drop: v.optional(v.picklist(['before', 'after'])),
    /** Responds after this delay in milliseconds. */
    delayMs: v.optional(v.pipe(v.number(), v.minValue(0))),
    /** Redirects, as a captive portal does. */
    redirect: v.optional(v.string()),
    /** Accepts the message, then closes the connection in the middle of the response. */
    truncate: v.optional(v.boolean(), false),
    /** Never responds. */
    never: v.optional(v.boolean(), false),
  }),
  v.check((step) => {
    const deeds = [step.status, step.body, step.drop, step.delayMs, step.redirect].filter(
      (deed) => deed !== undefined,
    );
    return deeds.length > 0 || step.truncate || step.never;
  }, 'a step needs one of status, body, drop, delayMs, redirect, truncate, never'),
);

const orderSchema = v.object({
  plan: v.optional(v.array(stepSchema), []),
  /** Rate limit in requests per second. Above the limit, the response is 429. The value 0 means no limit. */
  ratePerSecond: v.optional(v.pipe(v.number(), v.minValue(0)), 1),
});

export type FaultStep = v.InferOutput<typeof stepSchema>;
export type FaultOrder = v.InferOutput<typeof orderSchema>;

/** Parses an order of faults. Returns the problem if the order is invalid. */
export function readFaultOrder(text: string): FaultOrder | { problem: string } {
  let order: unknown;
  try {
    order = JSON.parse(text);
  } catch {
    return { problem: 'The order is no JSON.' };
  }
  const result = v.safeParse(orderSchema, order);
  if (result.success) return result.output;
  return { problem: result.issues.map(({ message }) => message).join('; ') };
}
