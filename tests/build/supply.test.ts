import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  license?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Licences under which code may be in the site itself: they ask for no more than being named. */
const shipped = 'MIT ISC BSD-2-Clause BSD-3-Clause Apache-2.0 0BSD Unlicense'.split(' ');
/** Besides these, what tools may have that are run and never shipped. */
const tools = 'OFL-1.1 MPL-2.0 BlueOak-1.0.0 CC0-1.0 CC-BY-4.0 Python-2.0 Zlib LGPL-3.0-or-later'
  .split(' ')
  .concat(shipped);

/** "(MIT OR CC0-1.0)" is allowed where one of the two is, "MIT AND Zlib" where both are. */
const isAllowed = (license: string, list: readonly string[]) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => list.includes(name)));

test('every package comes from the registry, is what the lock file says, and has a licence that is allowed', () => {
  expect(packages.length).toBeGreaterThan(100);
  const wrong = packages.filter(([, { resolved, integrity, license = 'none', dev, optional }]) => {
    // An address is named only where it is another than the one that is set up.
    const isOurs = resolved?.startsWith('https://registry.npmjs.org/') ?? true;
    return (
      !isOurs || !integrity?.startsWith('sha512-') || !isAllowed(license, dev || optional ? tools : shipped)
    );
  });
  expect(wrong).toEqual([]);
});

test('versions are exact, and nothing runs when it is installed', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wanted = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});

test('nothing in the site is a secret, or tells of the machine that built it', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|css|json|xml|txt|conf|webmanifest)$|^_/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const forbidden = [
    /-----BEGIN [A-Z ]*PRIVATE KEY/,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
    /\bgh[pousr]_\w{36}\b/,
    /\bnpm_\w{36}\b/,
    /"?accessToken"?\s*[:=]\s*["'][^"']+["']/,
    /sourceMappingURL=/,
  ];
  // Variables that the build may know and nobody else: by their names, as they are usually called.
  const secrets = Object.entries(process.env).filter(
    ([name, value = '']) => /secret|token|passw|private|credential|api_?key/i.test(name) && value.length > 7,
  );
  const places = [process.cwd(), homedir()].filter((place) => place.length > 5);
  const wrong = files.flatMap((file) => {
    const text = readFileSync(join('dist', file), 'utf8');
    return [
      ...forbidden.filter((pattern) => pattern.test(text)),
      ...places.filter((place) => text.includes(place)),
      ...secrets.filter(([, value = '']) => text.includes(value)).map(([name]) => name),
    ].map((what) => `${file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

test('the notices of all that is in the site come with it', () => {
  const notices = readFileSync('dist/licenses.txt', 'utf8');
  const code = 'react react-dom wouter react-intl valibot @emailjs/browser idb-keyval'.split(' ');
  for (const name of code) expect(notices).toContain(`## ${name} - `);
  for (const font of ['Fraunces', 'Instrument Sans']) expect(notices).toContain(font);
});
