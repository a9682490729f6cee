import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { brand, typefaces } from '#site/brand.ts';
import { brandStyles } from './brand-styles.ts';
import { fallbackFonts } from './fallback-fonts.ts';

const roles = ['headings', 'text'] as const;
const fonts = roles.map((role) => ({ role, ...typefaces[role] }));

/** Output folder; src/styles/fonts.css imports from it. */
const FONT_FOLDER = '.cache/brand';

/** Output folder of the fonts that cards are drawn with. */
const DRAWN_FOLDER = '.cache/cards';

/** Weight of small text in pictures. */
const DRAWN_WEIGHT = 500;

/**
 * Figures of one width, and kerning where letters are large: in the text font its pairs are half of the file. Other
 * features would bring alternate glyphs that nothing asks for.
 */
const keepFeatures = { headings: ['kern', 'tnum'], text: ['tnum'] };

/** Names of styles for font menus, and classes of marks, which the letters here have in one piece. */
const dropTables = ['STAT', 'GDEF'];

/** Signs that headings and figures do without: the text font draws one that comes all the same. */
const leftOut = /[#$*<=>@[\\\]^_`{|}~¡©\u{ad}°×÷₂−⌘]/gu;

const readFont = (root: string, file: string) =>
  readFileSync(createRequire(join(root, 'package.json')).resolve(file));

/** Printable ASCII: visitors' input is shown too. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** The other letters of the five languages; capitals are derived from them. */
const letters = 'àâäæçèéêëìîïñòóôöœùúûüÿß';

/** The characters that messages and texts use, each once. */
function writtenIn(locales: string): string {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:json|md)$/.test(file),
  );
  const written = files.map((file) => readFileSync(join(locales, file), 'utf8')).join('') + brand.name;
  return [...new Set(written)].join('');
}

/** What each font draws: headings what is written in them, the text also what visitors of the five languages type. */
function charactersOf(locales: string): Readonly<Record<(typeof roles)[number], string>> {
  const written = writtenIn(locales);
  const sorted = (text: string) => [...new Set(text)].sort().join('');
  return {
    headings: sorted(written.replace(leftOut, '')),
    text: sorted(`${ascii}${letters}${letters.toUpperCase()}€${written}`),
  };
}

/**
 * Writes the fonts as resvg reads them: one weight each, with the same characters. It falls back to those at the end,
 * which have the letters of other languages: names are written with them. Resolves with the paths of the files.
 */
export function fontsForDrawing(root: string): Promise<string[]> {
  const { text } = charactersOf(join(root, 'locales'));
  const others = fonts
    .map((font) => ({ ...font, file: font.file.replace('-latin-', '-latin-ext-') }))
    .filter(({ file }) => file.includes('-latin-ext-') && existsSync(join(root, 'node_modules', file)));
  mkdirSync(join(root, DRAWN_FOLDER), { recursive: true });
  return Promise.all(
    [...fonts, ...others].map(async ({ file, axes }) => {
      // A font of one weight has no such axis.
      const variationAxes = typeof axes.wght === 'object' ? { ...axes, wght: DRAWN_WEIGHT } : axes;
      const path = join(root, DRAWN_FOLDER, `${basename(file, '.woff2')}.ttf`);
      writeFileSync(
        path,
        await subsetFont(readFont(root, file), text, { targetFormat: 'sfnt', variationAxes }),
      );
      return path;
    }),
  );
}

/** Subsets the fonts to these characters and writes the brand's styles, unless both are up to date. */
export async function subsetFonts(root: string, locales: string): Promise<void> {
  const characters = charactersOf(locales);
  const folder = join(root, FONT_FOLDER);
  const styles = brandStyles();
  const inputs = createHash('sha256').update(
    JSON.stringify([characters, fonts, keepFeatures, dropTables, fallbackFonts]) + styles,
  );
  for (const { file } of fonts) inputs.update(readFont(root, file));
  const stamp = inputs.digest('hex');
  const stampFile = join(folder, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(folder, { recursive: true });
  const sheets = [styles];
  for (const { role, file, axes, fallbackFonts: names } of fonts) {
    const subset = await subsetFont(readFont(root, file), characters[role], {
      targetFormat: 'woff2',
      variationAxes: { ...axes },
      keepFeatures: keepFeatures[role],
      dropTables,
    });
    writeFileSync(join(folder, `${role}.woff2`), subset);
    const metrics = names.map((name) => fallbackFonts[name]);
    sheets.push(
      fallbackFontStyles(role, createFontStack([await fromBuffer(Buffer.from(subset)), ...metrics])),
    );
  }
  writeFileSync(join(folder, 'brand.css'), sheets.join('\n'));
  writeFileSync(stampFile, stamp);
}

/** The fallback faces, and their names as `--<role>-fallback-fonts`, without the font itself in front. */
function fallbackFontStyles(role: string, stack: { fontFamily: string; fontFaces: string }): string {
  const names = stack.fontFamily.split(', ').slice(1).join(', ');
  return `${stack.fontFaces}\n@layer tokens { :root { --${role}-fallback-fonts: ${names}; } }\n`;
}

/** The licences that must accompany the fonts. */
export function fontLicences(root: string): string {
  return fonts
    .map(({ file }) => {
      const [scope = '', name = ''] = file.split('/');
      const licence = readFont(root, `${scope}/${name}/LICENSE`).toString();
      return `\n## ${scope}/${name}\n\n${licence.trim()}\n`;
    })
    .join('');
}
