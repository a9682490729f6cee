import type { FaultStep } from '#scripts/email/plan.ts';

/** A step of the email service's plan that does this, once unless told, and nothing else. */
export const step = (deed: Partial<FaultStep>): FaultStep => ({
  times: 1,
  cors: true,
  truncate: false,
  never: false,
  ...deed,
});
