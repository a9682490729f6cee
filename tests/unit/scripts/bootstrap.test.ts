import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Replaces npm: creates the build command and records its own arguments. */
const NPM = `
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('node_modules/vite/bin', { recursive: true });
writeFileSync('node_modules/vite/bin/vite.js', '');
writeFileSync('asked.json', JSON.stringify(process.argv.slice(2)));
`;

test('the first command installs the tools for builds and tests, even with NODE_ENV "production"', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm-cli.js'), NPM);
  const run = spawnSync(process.execPath, [resolve('scripts/bootstrap.mjs'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', npm_execpath: join(folder, 'npm-cli.js') },
  });
  expect(run.status, String(run.stderr)).toBe(0);
  const asked: string[] = JSON.parse(readFileSync(join(folder, 'asked.json'), 'utf8'));
  expect(asked).toEqual(expect.arrayContaining(['ci', '--include=dev']));
});
