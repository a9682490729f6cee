import { browserStep, buildStep, runSteps } from './run-steps.ts';
import { inSentences } from './sentences.ts';

/** `npm run faults`: the outbox's catalogue of faults, and a table of what each has done. */
await inSentences(async () => runSteps('npm run faults', [buildStep, browserStep('faults', 'faults/')]));
