import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { picturesIn } from '#build/content/pictures.ts';
import { matchRoute } from '#router/model/addresses.ts';
import { manifestAddress } from '#site/app-manifest.ts';
import { brand } from '#site/brand.ts';
import { locales } from '#site/locales.ts';
import { LOCALES } from '../support/messages.ts';

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
  form_factor?: string;
}

interface WrittenManifest {
  name: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
  share_target: { action: string };
  file_handlers: { action: string; accept: Record<string, string[]> }[];
}

const bytesOf = (address: string) => readFileSync(join('dist', address));
const manifestIn = (code: (typeof locales)[number]['code']): WrittenManifest =>
  JSON.parse(bytesOf(manifestAddress(code)).toString('utf8'));

/** Reads width and height from the file itself. */
function sizeOf(address: string): string {
  const bytes = bytesOf(address);
  if (bytes.toString('latin1', 1, 4) === 'PNG') return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

describe.each(locales)('the manifest in $name', ({ code }) => {
  const manifest = manifestIn(code);

  test('describes the same app in every locale, opens in its own, and accepts the files of the analyzer', () => {
    expect(manifest).toMatchObject({
      id: '/',
      lang: code,
      scope: '/',
      start_url: `/${code}`,
      short_name: brand.name,
    });
    expect(manifest.name.replace('\u00a0', '').startsWith(`${brand.name}: `)).toBe(true);
    // An owner's name may be longer than the present one.
    expect(manifest.name.length - brand.name.length).toBeLessThanOrEqual(54);
    expect(manifest.share_target.action).toBe('/share-target');
    expect(manifest.file_handlers.map(({ action }) => action)).toEqual([`/${code}/analyzer`]);
    expect(Object.values(manifest.file_handlers[0]?.accept ?? {})).toEqual([['.pdf'], ['.docx']]);
  });

  test('shows existing pictures in their declared sizes, and links to pages of its locale', () => {
    const { icons, screenshots, shortcuts } = manifest;
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes } of pictures) expect.soft(sizeOf(src), src).toBe(sizes);
    const ofIcons = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(ofIcons).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    const forms = screenshots.map(({ form_factor }) => form_factor).sort();
    expect([...new Set(forms)]).toEqual(['narrow', 'wide']);
    for (const { src } of screenshots) expect.soft(bytesOf(src).length, src).toBeLessThan(150_000);
    expect(shortcuts).toHaveLength(4);
    for (const { url } of shortcuts) {
      expect(matchRoute(url)).toMatchObject({ locale: code, basePath: `/${code}` });
      expect(existsSync(join('dist', `${url}.html`)), url).toBe(true);
    }
  });
});

test('the worker stores the manifests, but only pictures of texts, and no files for programs', () => {
  const worker = bytesOf('sw.js').toString('utf8');
  for (const { code } of locales) expect(worker).toContain(`${code}/manifest.webmanifest`);
  const pictures = picturesIn(LOCALES).map(({ src }) => src.slice('/'.length));
  const others = pictures.reduce((text, picture) => text.replaceAll(picture, ''), worker);
  expect(others.match(/\.(?:webp|png)\b|\.md"|llms\.txt|security\.txt/g)).toBeNull();
});
