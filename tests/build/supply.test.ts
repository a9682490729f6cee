import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licences under which code may be in the site itself: they ask for no more than being named. */
const shipped = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'Unlicense'];
/** Besides these, what tools may have that are run and never shipped. */
const tools = [
  ...shipped,
  'OFL-1.1',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'Zlib',
  'LGPL-3.0-or-later',
];

/** "(MIT OR CC0-1.0)" is allowed where one of the two is, "MIT AND Zlib" where both are. */
const isAllowed = (license: string, list: readonly string[]) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => list.includes(name)));

describe('the packages', () => {
  test('each comes from a registry, and is what the lock file says', () => {
    expect(packages.length).toBeGreaterThan(100);
    for (const [path, { resolved, integrity }] of packages) {
      // Named only where it is another than the one that is set up.
      expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
      expect(integrity, path).toMatch(/^sha512-/);
    }
  });

  test.each(packages)(
    'the licence of %s is one of those allowed',
    (path, { license = 'none', dev, optional }) => {
      expect(isAllowed(license, dev || optional ? tools : shipped), `${path}: ${license}`).toBe(true);
    },
  );

  test('versions are exact, and nothing runs when it is installed', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    }
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
  });

  test('the list of them all can be handed out', () => {
    const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(status).toBe(0);
    const bill: { components: { name: string; version: string; licenses?: unknown[] }[] } =
      JSON.parse(stdout);
    const listed = new Map(bill.components.map((entry) => [`${entry.name}@${entry.version}`, entry]));
    const shippedPackages = packages.filter(([, { dev, optional }]) => !dev && !optional);
    expect(shippedPackages.length).toBeGreaterThan(10);
    for (const [path, { version }] of shippedPackages) {
      expect(listed.get(`${nameOf(path)}@${version}`)?.licenses?.length, path).toBeGreaterThan(0);
    }
  }, 30_000);
});

describe('the site', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|css|json|xml|txt|conf|webmanifest)$|^_/.test(file),
  );
  const texts = files.map((file) => ({ file, text: readFileSync(join('dist', file), 'utf8') }));

  /** Variables that the build may know and nobody else: by their names, as they are usually called. */
  const secrets = Object.entries(process.env).filter(
    ([name, value = '']) => /secret|token|passw|private|credential|api_?key/i.test(name) && value.length > 7,
  );

  test('nothing in it is a secret, or tells of the machine that built it', () => {
    expect(texts.length).toBeGreaterThan(200);
    const forbidden = [
      /-----BEGIN [A-Z ]*PRIVATE KEY/,
      /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
      /\bgh[pousr]_\w{36}\b/,
      /\bnpm_\w{36}\b/,
      /"?accessToken"?\s*[:=]\s*["'][^"']+["']/,
      /sourceMappingURL=/,
    ];
    for (const { file, text } of texts) {
      for (const pattern of forbidden) expect(pattern.test(text), `${file}: ${pattern}`).toBe(false);
      for (const place of [process.cwd(), ...(homedir().length > 5 ? [homedir()] : [])]) {
        expect(text.includes(place), `${file}: ${place}`).toBe(false);
      }
      for (const [name, value = ''] of secrets) expect(text.includes(value), `${file}: ${name}`).toBe(false);
    }
  });

  test('the notices of all that is in it come with it', () => {
    const notices = readFileSync('dist/licenses.txt', 'utf8');
    for (const name of [
      'react',
      'react-dom',
      'wouter',
      'react-intl',
      'valibot',
      '@emailjs/browser',
      'idb-keyval',
    ]) {
      expect(notices).toContain(`## ${name} - `);
    }
    for (const font of ['Fraunces', 'Instrument Sans']) expect(notices).toContain(font);
  });
});
