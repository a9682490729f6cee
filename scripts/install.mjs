// This file is JavaScript without imports from node_modules, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Installs the packages if node_modules does not contain what package-lock.json requires. The commands of package.json
 * that work in a fresh clone begin with it. Exits with code 1 if Node is too old or npm fails.
 */
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
  const { status, error } = spawnSync(
    npm.length > 0 ? process.execPath : 'npm',
    [...npm, 'ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit' },
  );
  if (error || status !== 0)
    fail(
      `The packages could not be installed. Is the npm registry within reach? ${error?.message ?? ''}`.trim(),
    );
}
