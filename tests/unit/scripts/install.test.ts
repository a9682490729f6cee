import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../../support/folder.ts';

/** Replaces npm and records its own arguments. */
const NPM = `
const { writeFileSync } = require('node:fs');
writeFileSync('asked.json', JSON.stringify(process.argv.slice(2)));
`;

type Packages = Readonly<Record<string, { version: string; integrity?: string; optional?: boolean }>>;

const locked = {
  'node_modules/vite': { version: '8.3.8', integrity: 'sha512-a' },
  'node_modules/vite/node_modules/react': { version: '19.3.1' },
  'node_modules/@rolldown/binding-darwin-arm64': { version: '1.0.0', optional: true },
} satisfies Packages;
const { 'node_modules/@rolldown/binding-darwin-arm64': _, ...onThisSystem } = locked;

/** Writes a project with this lock file, npm's record of the installation, and the packages of the record. */
function project(record?: Packages): string {
  const packages = { '': { name: 'site', version: '0.1.0' }, ...locked };
  const lockFile = (listed: object) => JSON.stringify({ lockfileVersion: 3, packages: listed });
  const installed = record && {
    'node_modules/.package-lock.json': lockFile(record),
    ...Object.fromEntries(Object.keys(record).map((path) => [`${path}/package.json`, '{}'])),
  };
  return folderWith({ 'package-lock.json': lockFile(packages), 'npm-cli.js': NPM, ...installed });
}

/** Runs the check before a command in a project. Returns npm's arguments if it has installed the packages. */
function argumentsOfNpm(folder: string): string[] | undefined {
  const run = spawnSync(process.execPath, [resolve('scripts/install.mjs')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', npm_execpath: join(folder, 'npm-cli.js') },
  });
  expect(run.status, String(run.stderr)).toBe(0);
  const asked = join(folder, 'asked.json');
  return existsSync(asked) ? JSON.parse(readFileSync(asked, 'utf8')) : undefined;
}

test('the first command installs the tools for builds and tests, even with NODE_ENV "production"', () => {
  expect(argumentsOfNpm(project())).toEqual(expect.arrayContaining(['ci', '--include=dev']));
});

test('a command installs nothing after "npm ci", which omits the packages of other systems', () => {
  expect(argumentsOfNpm(project(onThisSystem))).toBeUndefined();
  expect(argumentsOfNpm(project(locked))).toBeUndefined();
});

test('a command installs nothing after "npm install --no-save" of another package', () => {
  expect(argumentsOfNpm(project({ ...onThisSystem, 'node_modules/other': { version: '1.0.0' } }))).toBe(
    undefined,
  );
});

test.each<[string, Packages]>([
  ['a package is missing', { 'node_modules/vite': locked['node_modules/vite'] }],
  [
    'a version differs',
    { ...onThisSystem, 'node_modules/vite': { version: '8.3.7', integrity: 'sha512-a' } },
  ],
  [
    'a content differs',
    { ...onThisSystem, 'node_modules/vite': { version: '8.3.8', integrity: 'sha512-b' } },
  ],
])('a command installs if %s', (_, record) => {
  expect(argumentsOfNpm(project(record))).toContain('ci');
});

test('a command installs if a folder of a package is missing, or if npm was stopped before its record', () => {
  const folder = project(onThisSystem);
  rmSync(join(folder, 'node_modules/vite/node_modules/react'), { recursive: true });
  expect(argumentsOfNpm(folder)).toContain('ci');
  const stopped = project(onThisSystem);
  rmSync(join(stopped, 'node_modules/.package-lock.json'));
  expect(argumentsOfNpm(stopped)).toContain('ci');
  const torn = project(onThisSystem);
  writeFileSync(join(torn, 'node_modules/.package-lock.json'), '{"packages": {');
  expect(argumentsOfNpm(torn)).toContain('ci');
});
