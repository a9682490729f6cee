import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { parseMarkdown } from '#build/content/markdown.ts';
import { encodePicture, findPicture, picturesIn } from '#build/content/pictures.ts';
import { folderWith } from '../../support/folder.ts';

let locales = '';
const textPath = (code: string) => join(locales, code, 'articles/a.md');
const parse = (markdown: string, code = 'it') =>
  parseMarkdown(markdown, { name: 'a.md', path: textPath(code), line: 1 });

async function draw(file: string, width: number, height: number, orientation = 1): Promise<void> {
  const path = join(locales, file);
  mkdirSync(dirname(path), { recursive: true });
  const background = { r: 20, g: 120, b: 90 };
  const picture = sharp({ create: { width, height, channels: 3, background } }).withMetadata({ orientation });
  writeFileSync(path, await (file.endsWith('.png') ? picture.png() : picture.jpeg()).toBuffer());
}

beforeEach(() => {
  locales = join(folderWith(), 'locales');
});

test('a picture next to the text has its size, its description and its caption', async () => {
  await draw('it/articles/Cap table.png', 400, 300);
  const src = expect.stringMatching(/^\/assets\/cap-table-[0-9a-f]{10}\.webp$/);
  const picture = { src, alt: 'Who owns what', caption: 'Before the round', width: 400, height: 300 };
  const text = 'Before.\n\n![Who owns what](Cap%20table.png "Before the round")\n\nAfter.';
  expect(parse(text)).toEqual([['p', 'Before.'], picture, ['p', 'After.']]);
});

test('a translation shows the picture of the source locale, or its own picture if there is one', async () => {
  const find = (code: string) => findPicture('x.png', textPath(code));
  await draw('it/articles/x.png', 40, 30);
  expect(find('de')).toMatchObject({ width: 40 });
  await draw('de/articles/x.png', 50, 30);
  expect(find('de')).toMatchObject({ width: 50 });
  expect(find('it')).toMatchObject({ width: 40 });
  // The two pictures share a name, so their addresses must differ.
  expect(find('de')?.src).not.toBe(find('it')?.src);
});

test('a large rotated photograph is shipped upright, smaller and as WebP', async () => {
  await draw('it/articles/x.jpg', 2720, 2000, 6);
  const picture = findPicture('x.jpg', textPath('it'));
  expect(picture).toMatchObject({ width: 1360, height: 1850 });
  const shipped = picture && (await encodePicture(picture));
  expect(await sharp(shipped).metadata()).toMatchObject({ format: 'webp', width: 1360, height: 1850 });
  expect(picturesIn(locales)).toEqual([picture]);
});

test.each([
  ['![Words](y.png)', 'a.md, line 1: there is no picture "y.png". Put a .png, .jpg, .webp or .avif beside'],
  ['![Words](../x.png)', 'a.md, line 1: there is no picture "../x.png".'],
  ['![Words](https://example.com/x.png)', 'a.md, line 1: there is no picture "https://example.com/x.png".'],
  ['![Words](torn.png)', 'a.md, line 1: the picture "torn.png" cannot be read. Save it anew.'],
  ['![Words](a b.png)', 'a.md, line 1: a picture is written as ![what it shows](name.png). Rename its file'],
  ['![Words](<a b.png>)', 'a.md, line 1: there is no picture "a b.png".'],
  ['![](x.png)', 'a.md, line 1: "x.png" has no description. Write what it shows between the brackets: ![…]'],
])('%s stops the build', async (markdown, sentence) => {
  await draw('it/articles/x.png', 40, 30);
  await draw('it/x.png', 40, 30);
  writeFileSync(join(locales, 'it/articles/torn.png'), 'no picture');
  expect(() => parse(markdown)).toThrow(sentence);
  // An unused picture does not stop the build, even if it cannot be read.
  expect(picturesIn(locales)).toHaveLength(2);
});
