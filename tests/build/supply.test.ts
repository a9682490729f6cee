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

/** Licences for code in the shipped site. They require only attribution. */
const shipped = 'MIT ISC BSD-2-Clause BSD-3-Clause Apache-2.0 0BSD Unlicense'.split(' ');
/** Additional licences for tools that run but are never shipped. */
const tools = 'OFL-1.1 MPL-2.0 BlueOak-1.0.0 CC0-1.0 CC-BY-4.0 Python-2.0 Zlib LGPL-3.0-or-later'
  .split(' ')
  .concat(shipped);

/** Returns whether the licences are allowed: one of "(MIT OR CC0-1.0)", but both of "MIT AND Zlib". */
const isAllowed = (license: string, list: readonly string[]) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => list.includes(name)));

test('every package comes from the registry, has an integrity hash, and has an allowed licence', () => {
  expect(packages.length).toBeGreaterThan(100);
  const wrong = packages.filter(([, { resolved, integrity, license = 'none', dev, optional }]) => {
    // The lock file names an address only if it differs from the configured registry.
    const isOurs = resolved?.startsWith('https://registry.npmjs.org/') ?? true;
    return (
      !isOurs || !integrity?.startsWith('sha512-') || !isAllowed(license, dev || optional ? tools : shipped)
    );
  });
  expect(wrong).toEqual([]);
});

test('versions are exact, and no package runs scripts at its installation', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wanted = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});

test('the site contains neither secrets nor data of the build machine', () => {
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
  // Environment variables that may hold secrets, by the usual parts of their names.
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

test('the site contains the licence notices of all its code and fonts', () => {
  const notices = readFileSync('dist/licenses.txt', 'utf8');
  const code = 'react react-dom wouter react-intl valibot @emailjs/browser idb-keyval'.split(' ');
  for (const name of code) expect(notices).toContain(`## ${name} - `);
  for (const font of ['Fraunces', 'Instrument Sans']) expect(notices).toContain(font);
});
