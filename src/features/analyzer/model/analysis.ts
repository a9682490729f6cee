import { nextProgress } from './progress.ts';

/** The states of the analyzer. Source: docs/site.md, section 4. */
export type Analysis =
  | { step: 'idle' }
  | { step: 'offered' | 'unopened'; file: File }
  | { step: 'processing'; file: File; percent: number };

/** Keeps a running analysis when a second document arrives, regardless of its source. */
export const unlessProcessing = (next: Analysis) => (before: Analysis) =>
  before.step === 'processing' ? before : next;

/** Advances a running analysis by one tick. */
export const nextTick =
  (random: () => number) =>
  (before: Analysis): Analysis =>
    before.step === 'processing' ? { ...before, percent: nextProgress(before.percent, random) } : before;
