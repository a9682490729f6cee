import { spawnSync } from 'node:child_process';
import { packageTools } from './package-tools.ts';
import { runMain } from './run-main.ts';
import { need } from './tools.ts';

/** `npm run wrangler` and `npm run test:mutation`: runs a tool of npm, and installs it first if it is missing. */
await runMain(async () => {
  const [name = '', ...parameters] = process.argv.slice(2);
  const tool = Object.values(packageTools).find((one) => one.name === name);
  if (!tool)
    throw new Error(`There is no tool "${name}". Choose from ${Object.keys(packageTools).join(', ')}.`);
  const { status } = spawnSync(process.execPath, [need(tool), ...parameters], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
