import { browserStep, buildStep, nextBuildStep, runStep } from './run-steps.ts';
import { inSentences } from './sentences.ts';
import { need, tools } from './tools.ts';

/** `npm run faults`: the outbox's catalogue of faults, and a table of what each has done. */
await inSentences(async () => {
  const faults = browserStep({ name: 'faults', chromium: need(tools.chromium), filters: ['faults/'] });
  for (const step of [buildStep, nextBuildStep, faults]) {
    if (!(await runStep(step))) throw new Error(`npm run faults stopped at: ${step.name}.`);
  }
});
