import type { FaultStep } from '#scripts/email/plan.ts';

/** Returns a step of the email service's plan. It applies once unless `times` is set. */
export const step = (deed: Partial<FaultStep>): FaultStep => ({
  times: 1,
  cors: true,
  truncate: false,
  never: false,
  ...deed,
});
