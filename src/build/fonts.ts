import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { brand, deepPalette, palette, strongPalette, typefaces } from '#site/brand.ts';
import type { Colour, FallbackFont, Typeface } from '#site/brand-shape.ts';

const roles = ['headings', 'text'] as const;
const fonts = roles.map((role) => ({ role, ...typefaces[role] }));

/** Output folder. src/styles/fonts.css imports from it. */
const FONT_FOLDER = '.cache/brand';

/** Output folder of the fonts for cards. */
const DRAWN_FOLDER = '.cache/cards';

/** Weight of small text in pictures. */
const DRAWN_WEIGHT = 500;

/**
 * OpenType features: tabular figures, and kerning for headings only, because kerning pairs would be half of the text
 * font's file. Other features would add alternate glyphs that the site does not use.
 */
const keepFeatures = { headings: ['kern', 'tnum'], text: ['tnum'] };

/**
 * Tables that the site does not need: style names for font menus (STAT), and mark classes (GDEF), because the accented
 * letters here are single glyphs.
 */
const dropTables = ['STAT', 'GDEF'];

/**
 * Characters that headings and figures do not use. If one occurs nevertheless, it uses the text font. The typefaces of
 * this brand exclude one of them on purpose (src/site/brand.ts).
 */
const unusedCharacters = /["'#$()*+/;<=>@[\\\]^_`{|}~¡©\u{ad}°×÷₂−⌘ªº·…ï]/gu;

const readFont = (root: string, file: string) =>
  readFileSync(createRequire(join(root, 'package.json')).resolve(file));

/** Printable ASCII, because the site also shows visitors' input. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** The other letters of the five languages. Capital letters are derived from them. */
const letters = 'àâäæçèéêëìîïñòóôöœùúûüÿß';

/** Returns the characters of messages and texts, without duplicates. */
function writtenIn(locales: string): string {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:json|md)$/.test(file),
  );
  const written = files.map((file) => readFileSync(join(locales, file), 'utf8')).join('') + brand.name;
  return [...new Set(written)].join('');
}

/**
 * Returns the characters of each font. Both contain the characters of the site's texts. The text font also contains the
 * characters that visitors of the five languages type.
 */
function charactersOf(locales: string): Readonly<Record<(typeof roles)[number], string>> {
  const written = writtenIn(locales);
  const sorted = (text: string) => [...new Set(text)].sort().join('');
  return {
    headings: sorted(written.replace(unusedCharacters, '')),
    text: sorted(`${ascii}${letters}${letters.toUpperCase()}€${written}`),
  };
}

/**
 * Writes the fonts in the format that resvg reads. Each font has one weight and the same characters. Resvg falls back to
 * the fonts at the end of the list, which contain letters of other languages that occur in names. Resolves with the paths
 * of the files.
 */
export function fontsForDrawing(root: string): Promise<string[]> {
  const { text } = charactersOf(join(root, 'locales'));
  const others = fonts
    .map((font) => ({ ...font, file: font.file.replace('-latin-', '-latin-ext-') }))
    .filter(({ file }) => file.includes('-latin-ext-') && existsSync(join(root, 'node_modules', file)));
  mkdirSync(join(root, DRAWN_FOLDER), { recursive: true });
  return Promise.all(
    [...fonts, ...others].map(async ({ file, axes }) => {
      // A font with one weight has no weight axis.
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

/** Subsets the fonts to the characters of `locales` and writes the brand's styles, unless both are up to date. */
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
  for (const { role, file, axes, fallbackFonts: names, unicodeRange } of fonts) {
    const subset = await subsetFont(readFont(root, file), characters[role], {
      targetFormat: 'woff2',
      variationAxes: { ...axes },
      keepFeatures: keepFeatures[role],
      dropTables,
    });
    writeFileSync(join(folder, `${role}.woff2`), subset);
    const metrics = names.map((name) => fallbackFonts[name]);
    const own = await fromBuffer(Buffer.from(subset));
    const { fontFamily, fontFaces } = createFontStack([own, ...metrics], {
      fontFaceProperties: unicodeRange ? { unicodeRange } : {},
    });
    sheets.push(fontFaces, fallbackFontStyles(role, fontFamily, unicodeRange));
  }
  writeFileSync(join(folder, 'brand.css'), sheets.join('\n'));
  writeFileSync(stampFile, stamp);
}

/**
 * Returns the names of the fallback fonts as `--<role>-fallback-fonts`, without the font itself. If the font excludes
 * characters, only the scaled fallback fonts are listed, because they exclude the same characters. Otherwise a device's
 * font would show those characters before the text font.
 */
function fallbackFontStyles(role: string, fontFamily: string, unicodeRange: string | undefined): string {
  const [, ...names] = fontFamily.split(', ');
  const listed = unicodeRange ? names.filter((name) => name.includes('Fallback:')) : names;
  return `@layer tokens { :root { --${role}-fallback-fonts: ${listed.join(', ')}; } }\n`;
}

/** Returns the licences that must accompany the fonts. */
export function fontLicences(root: string): string {
  return fonts
    .map(({ file }) => {
      const [scope = '', name = ''] = file.split('/');
      const licence = readFont(root, `${scope}/${name}/LICENSE`).toString();
      return `\n## ${scope}/${name}\n\n${licence.trim()}\n`;
    })
    .join('');
}

type Metrics = Parameters<typeof createFontStack>[0][number];

/** Returns metrics. The units are ascent, descent, line gap, units per em, and average width of Latin letters. */
const font = (
  fullName: string,
  postscriptName: string,
  ...units: [number, number, number, number, number]
): Metrics => {
  const [ascent, descent, lineGap, unitsPerEm, xWidthAvg] = units;
  const familyName = fullName.replace(/ Regular$/, '');
  return { familyName, fullName, postscriptName, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
};

/**
 * Metrics of fonts that devices have, by their names in the brand's table. The build scales fallback fonts to the brand's
 * fonts with them. Source: @capsizecss/metrics 4.3.0, which reads the fonts' tables. The package is not installed, because
 * it contains every font and would be two fifths of all installed files.
 */
const fallbackFonts: Readonly<Record<FallbackFont, Metrics>> = {
  arial: font('Arial', 'ArialMT', 1854, -434, 67, 2048, 913),
  dejavuSans: font('DejaVu Sans', 'DejaVuSans', 1901, -483, 0, 2048, 1041),
  dejavuSerif: font('DejaVu Serif', 'DejaVuSerif', 1901, -483, 0, 2048, 1058),
  georgia: font('Georgia', 'Georgia', 1878, -449, 0, 2048, 913),
  notoSerif: font('Noto Serif Regular', 'NotoSerif-Regular', 1069, -293, 0, 1000, 481),
  roboto: font('Roboto Regular', 'Roboto-Regular', 1900, -500, 0, 2048, 911),
  timesNewRoman: font('Times New Roman', 'TimesNewRomanPSMT', 1825, -443, 87, 2048, 832),
};

/**
 * Returns the brand's table as CSS: font faces, and colours as custom properties. The fonts are in the folder of the style
 * sheet.
 */
function brandStyles(): string {
  const { headings, text } = typefaces;
  const families = [
    `--serif: ${named(headings)}, var(--headings-fallback-fonts), ${named(text)}, ${headings.generic};`,
    `--sans: ${named(text)}, var(--text-fallback-fonts), ${text.generic};`,
  ];
  return `${fontFace('headings', headings)}
${fontFace('text', text)}
@layer tokens {
  :root { ${colours(palette)} ${families.join(' ')} }
  @media screen { [data-surface="deep"] { ${colours(deepPalette)} } }
  @media (prefers-contrast: more) { :root { ${colours(strongPalette)} } }
}
`;
}

const named = ({ family }: Typeface) => JSON.stringify(family);

const colours = (table: object): string =>
  Object.entries<Colour | string>({ ...table })
    .map(
      ([name, value]) =>
        `--${name}: ${typeof value === 'string' ? value : `light-dark(${value.join(', ')})`};`,
    )
    .join(' ');

const fontFace = (file: string, { weight, unicodeRange, ...face }: Typeface): string => `@font-face {
  font-family: ${JSON.stringify(face.family)};
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");
  ${unicodeRange ? `unicode-range: ${unicodeRange};` : ''}
}`;
