// This file is JavaScript without imports from node_modules, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const TSX = 'node_modules/tsx/dist/cli.mjs';
const commands = {
  start: [TSX, 'scripts/start.ts'],
  dev: [TSX, 'scripts/develop.ts'],
  test: [TSX, 'scripts/test.ts', 'quick'],
  'test:unit': [TSX, 'scripts/test.ts', 'unit'],
  'test:all': [TSX, 'scripts/test.ts', 'all'],
  bench: [TSX, 'scripts/bench.ts'],
  faults: [TSX, 'scripts/faults.ts'],
  shake: [TSX, 'scripts/shake.ts'],
  shots: [TSX, 'scripts/shots.ts'],
  'check:links': [TSX, 'scripts/check-links.ts'],
  studio: [TSX, 'scripts/studio.ts'],
  'check:email': [TSX, 'scripts/check-email.ts'],
  translations: [TSX, 'scripts/translations.ts'],
  'test:mutation': [TSX, 'scripts/run-package.ts', 'stryker', 'run', 'tests/stryker.config.mjs'],
  wrangler: [TSX, 'scripts/run-package.ts', 'wrangler'],
  build: ['node_modules/vite/bin/vite.js', 'build'],
};

/** Commands that use .env.rehearsal. The owner's variables in the environment would override that file. */
const rehearsals = /^(?:test|test:.*|bench|faults|shake|shots)$/;

const OLDEST_NODE = [20, 19];

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  fail(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}

/** Runs a command in this terminal. Exits with the command's code if it fails. */
function run(command, parameters, explanation) {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (error) fail(`${explanation} (${error.message})`);
  if (status !== 0) {
    if (explanation) console.error(`\n${explanation}\n`);
    process.exit(status ?? 1);
  }
}

/**
 * Returns true if npm has installed what package-lock.json requires. npm writes its record at the end of an installation.
 * The record lacks the optional packages of other systems.
 */
function isInstalled() {
  const RECORD = 'node_modules/.package-lock.json';
  const [required, installed] = ['package-lock.json', RECORD].map(packagesOf);
  if (!required || !installed) return false;
  return Object.entries(required).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    // The empty path is the project itself.
    if (path === '' || (!found && optional)) return true;
    return found?.version === version && found?.integrity === integrity && existsSync(`${path}/package.json`);
  });
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    // npm installs if its record is missing or incomplete, and explains what is wrong with package-lock.json.
    return undefined;
  }
}

if (!isInstalled()) {
  console.log('Installing packages …');
  // Builds and tests need the development packages, which npm omits if NODE_ENV is "production".
  // Node runs npm's file directly, because Windows cannot start "npm" without a shell.
  const { npm_execpath: manager = '' } = process.env;
  const npm = manager.endsWith('npm-cli.js') ? [manager] : [];
  run(
    npm.length > 0 ? process.execPath : 'npm',
    [...npm, 'ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed. Is the npm registry within reach?',
  );
}

const [name, ...parameters] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`Unknown command "${name}". Known are: ${Object.keys(commands).join(', ')}.`);
if (rehearsals.test(name))
  for (const variable of Object.keys(process.env))
    if (variable.startsWith('VITE_')) delete process.env[variable];
run(process.execPath, [...command, ...parameters], '');
