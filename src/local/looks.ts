import { runMain } from './run-main.ts';
import { browserStep, buildStep, runStep } from './run-steps.ts';
import { need, tools } from './tools.ts';

/** `npm run looks`: takes the pictures anew that the tests compare pages with (tests/looks). Look at them. */
await runMain(async () => {
  const pictures = browserStep({
    name: 'pictures',
    chromium: need(tools.chromium),
    filters: ['looks', '--update-snapshots'],
  });
  for (const step of [buildStep, pictures]) {
    if (!(await runStep(step))) throw new Error(`npm run looks stopped at: ${step.name}.`);
  }
});
