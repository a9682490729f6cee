/** Timing of the simulated analysis, in milliseconds and per cent. Source: docs/site.md, sections 4 and 9. */
export const TICK_MS = 200;
const STEP_BELOW = 15;
export const PAUSE_BEFORE_RESULTS_MS = 1000;

/** Returns the progress after one tick: adds a random step below 15 and never exceeds 100. */
export const nextProgress = (percent: number, random: () => number) =>
  Math.min(percent + random() * STEP_BELOW, 100);
