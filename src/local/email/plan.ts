import * as v from 'valibot';

/**
 * What the service does to the next requests instead of accepting them; each step serves `times` of
 * them (one unless told). Source: docs/site.md, section 16.
 */
const stepSchema = v.pipe(
  v.object({
    /** Meant for the requests of this template alone. */
    template: v.optional(v.string()),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    /** Answers with this status. */
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
    /** The text that goes with it, or a body of its own with status 200. */
    body: v.optional(v.string()),
    /** false leaves out the headers that let a page read the answer. */
    cors: v.optional(v.boolean(), true),
    /** Cuts the connection, before or after the message is accepted. */
    drop: v.optional(v.picklist(['before', 'after'])),
    /** Waits, then accepts. Milliseconds. */
    delayMs: v.optional(v.pipe(v.number(), v.minValue(0))),
    /** Sends elsewhere, as a captive portal does. */
    redirect: v.optional(v.string()),
    /** Accepts, then breaks off in the middle of the answer. */
    truncate: v.optional(v.boolean(), false),
    /** Never answers. */
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
  /** Requests a second that are answered with anything but 429; 0 for no limit. */
  ratePerSecond: v.optional(v.pipe(v.number(), v.minValue(0)), 1),
});

export type FaultStep = v.InferOutput<typeof stepSchema>;
export type FaultOrder = v.InferOutput<typeof orderSchema>;

/** Reads an order. Answers with what is wrong with it where it is none. */
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
