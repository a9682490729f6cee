import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Tool } from './tools.ts';

const LOCK = 'package-lock.json';

interface PackageTool {
  name: string;
  /** The tool's file in node_modules. */
  file: string;
  /** The command that uses the tool, and installs it if it is missing. */
  command: string;
  /** The tests of `npm run test:all` that are skipped if the tool is missing. */
  without?: string;
}

/** Describes a tool of npm. Its version is fixed in scripts/packages. It is installed in .cache/packages. */
function packageTool({ name, file, command, without = '' }: PackageTool): Tool {
  const source = join('scripts/packages', name);
  const folder = join('.cache/packages', name);
  /** npm writes its record at the end of an installation. */
  const record = join(folder, 'node_modules/.package-lock.json');
  return {
    name,
    packages: [],
    without,
    cure: `with the npm registry within reach, ${command}`,
    find() {
      if (!existsSync(record)) return undefined;
      const isCurrent = readFileSync(join(folder, LOCK)).equals(readFileSync(join(source, LOCK)));
      return isCurrent ? resolve(folder, 'node_modules', file) : undefined;
    },
    install() {
      rmSync(folder, { recursive: true, force: true });
      cpSync(source, folder, { recursive: true });
      const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
      // Windows cannot start "npm" without a shell.
      const shell = process.platform === 'win32';
      spawnSync('npm', parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell });
    },
  };
}

/** Tools that neither a build nor `npm test` needs. The first command that needs one installs it. */
export const packageTools = {
  lighthouse: packageTool({ name: 'lighthouse', file: 'lighthouse/cli/index.js', command: 'npm run bench' }),
  stryker: packageTool({
    name: 'stryker',
    file: '@stryker-mutator/core/bin/stryker.js',
    command: 'npm run test:mutation',
  }),
  sveltia: packageTool({
    name: 'sveltia',
    file: '@sveltia/cms/npm/index.js',
    command: 'npm run studio',
    without: 'the browser test of the studio',
  }),
  wrangler: packageTool({
    name: 'wrangler',
    file: 'wrangler/bin/wrangler.js',
    command: 'npm run wrangler -- --version',
    without: 'deploy/wrangler.jsonc',
  }),
};
