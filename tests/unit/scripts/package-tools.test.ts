import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageTools } from '#scripts/package-tools.ts';

const FOLDER = 'scripts/packages';
const read = (name: string, file: string) => JSON.parse(readFileSync(join(FOLDER, name, file), 'utf8'));

test('every tool of npm has a folder', () => {
  expect(Object.values(packageTools).map(({ name }) => name)).toEqual(readdirSync(FOLDER).sort());
});

test.each(Object.keys(packageTools))('%s has exact versions, which its lock file agrees with', (name) => {
  const { dependencies } = read(name, 'package.json');
  const { packages } = read(name, 'package-lock.json');
  expect(packages[''].dependencies).toEqual(dependencies);
  for (const [dependency, version] of Object.entries(dependencies))
    expect(packages[`node_modules/${dependency}`].version, dependency).toBe(version);
});

test('no tool of npm is installed for a build or a test', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tools = Object.keys(packageTools).flatMap((name) =>
    Object.keys(read(name, 'package.json').dependencies),
  );
  expect(tools.filter((tool) => tool in dependencies || tool in devDependencies)).toEqual([]);
});
