import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locate } from '#site/addresses.ts';
import { manifestAddress } from '#site/app-manifest.ts';
import { languages } from '#site/languages.ts';
import { pages } from '../support/content.ts';

const DIST = 'dist';
const LARGEST_SHOT = 150_000;

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

interface WrittenManifest {
  id: string;
  lang: string;
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  icons: Picture[];
  screenshots: Picture[];
  theme_color: string;
  background_color: string;
  color_scheme_dark: { theme_color: string; background_color: string };
  shortcuts: { name: string; description: string; url: string; icons: Picture[] }[];
  share_target: { action: string };
  file_handlers: { action: string; accept: Record<string, string[]> }[];
}

const fileOf = (address: string) => readFileSync(join(DIST, address));
const manifestIn = (code: (typeof languages)[number]['code']): WrittenManifest =>
  JSON.parse(fileOf(manifestAddress(code)).toString('utf8'));

/** Width and height as they stand in the file itself. */
function sizeOf(address: string): string {
  const bytes = fileOf(address);
  if (bytes.toString('latin1', 1, 4) === 'PNG') return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

describe.each(languages)('the manifest in $name', ({ code }) => {
  const manifest = manifestIn(code);

  test('is the same app as in every language, and opens in its own', () => {
    expect(manifest).toMatchObject({ id: '/', lang: code, scope: '/', start_url: `/${code}` });
    expect(manifest.name).toMatch(/^Vaglio\u00a0?: ./);
    expect(manifest.name.length).toBeLessThanOrEqual(60);
    expect(manifest.short_name).toBe('Vaglio');
  });

  test('shows pictures that are there, in the sizes it says', () => {
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    for (const { src, sizes } of pictures) expect(sizeOf(src), src).toBe(sizes);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    const forms = manifest.screenshots.map(({ form_factor }) => form_factor);
    expect(forms.filter((form) => form === 'narrow')).toHaveLength(2);
    expect(forms).toContain('wide');
    for (const { src } of manifest.screenshots)
      expect(statSync(join(DIST, src)).size).toBeLessThan(LARGEST_SHOT);
  });

  test('has shortcuts to pages of its language', () => {
    expect(manifest.shortcuts).toHaveLength(4);
    for (const { url, name, description } of manifest.shortcuts) {
      expect(locate(url)).toMatchObject({ language: code, base: `/${code}` });
      expect(existsSync(join(DIST, `${url}.html`)), url).toBe(true);
      expect(name.length * description.length).toBeGreaterThan(0);
    }
  });

  test('has the colours of the page in both looks', () => {
    const html = fileOf(`/${code}.html`).toString('utf8');
    const meta = (look: string) =>
      new RegExp(`name="theme-color" content="(#[0-9a-f]+)" media="\\(prefers-color-scheme: ${look}`).exec(
        html,
      )?.[1];
    expect([manifest.theme_color, manifest.background_color]).toEqual([meta('light'), meta('light')]);
    const { theme_color, background_color } = manifest.color_scheme_dark;
    expect([theme_color, background_color]).toEqual([meta('dark'), meta('dark')]);
  });

  test('takes what the analyzer takes', () => {
    expect(manifest.share_target.action).toBe('/share-target');
    expect(manifest.file_handlers.map(({ action }) => action)).toEqual([`/${code}/analyzer`]);
    expect(Object.values(manifest.file_handlers[0]?.accept ?? {})).toEqual([['.pdf'], ['.docx']]);
  });
});

test('no two languages have the same words', () => {
  const all = languages.map(({ code }) => manifestIn(code));
  for (const wordsOf of [
    ({ name }: WrittenManifest) => name,
    ({ screenshots }: WrittenManifest) => screenshots[0]?.label,
    ({ shortcuts }: WrittenManifest) => shortcuts[0]?.description,
  ]) {
    expect(new Set(all.map(wordsOf)).size).toBe(languages.length);
  }
});

test('every page leads to the manifest of its language', () => {
  for (const { address, language } of pages) {
    const html = fileOf(address === '/' ? 'index.html' : `${address}.html`).toString('utf8');
    const links = [...html.matchAll(/<link rel="manifest" href="([^"]+)"/g)].map(([, href]) => href);
    expect(links, address).toEqual([manifestAddress(language)]);
  }
});

test('the worker keeps the manifests, but none of the pictures', () => {
  const worker = fileOf('sw.js').toString('utf8');
  for (const { code } of languages) expect(worker).toContain(`${code}/manifest.webmanifest`);
  expect(worker).not.toContain('.webp');
  expect(worker).not.toContain('.png');
  expect(existsSync(join(DIST, 'screenshots'))).toBe(true);
});
