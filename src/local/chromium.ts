import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackages, run } from './debian.ts';

/** Chromium as root too, and without calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const systemPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium: the one named by CHROMIUM_PATH, one of the system, Playwright's own. Where there is
 * none it installs Debian's as root, else Playwright's. Throws a sentence where none is to be had.
 */
export function findOrInstallChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no file.`);
  }
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install one (on Debian: apt-get install chromium) or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => systemNames.map((name) => join(folder, name))),
    ...systemPlaces,
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => existsSync(candidate));
}

function install(): void {
  if (canInstallPackages()) installPackages('chromium');
  else run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}
