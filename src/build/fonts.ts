import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

interface FontRow {
  name: string;
  file: string;
  /** What is left of each axis. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Faces that most systems have: each is drawn in the sizes of the font until that has come. */
  standIns: readonly FontMetrics[];
}

type FontMetrics = Parameters<typeof createFontStack>[0][number];

/** Fraunces in the one cut that headings and figures use; Instrument Sans in the weights of the text. */
const fonts: readonly FontRow[] = [
  {
    name: 'fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2',
    axes: { wght: 600, opsz: 72 },
    standIns: [georgia, timesNewRoman, notoSerif],
  },
  {
    name: 'instrument-sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    standIns: [arial, roboto],
  },
];

/** Where src/styles/fonts.css finds them; inside node_modules, since they are generated. */
const FONT_FOLDER = 'node_modules/.vaglio-fonts';

/** The weight of small text in pictures. */
const DRAWN_WEIGHT = 500;

const readFont = (root: string, file: string) =>
  readFileSync(createRequire(join(root, 'package.json')).resolve(file));

/** Printable ASCII: what a visitor may type is shown too. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** The letters of the five languages, in both cases. */
const letters = 'àâäæçèéêëìîïñòóôöœùúûüÿß';

/** Every character that the words and articles hold, and what else the five languages are written with. */
function characters(locales: string): string {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:json|md)$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(locales, file), 'utf8'));
  const all = new Set([...ascii, ...letters, ...letters.toUpperCase(), '€', ...texts.join('')]);
  return [...all].sort().join('');
}

/** The faces of the text as resvg reads them: one weight each, with the same characters. */
export function fontsForDrawing(root: string): Promise<Uint8Array[]> {
  const text = characters(join(root, 'locales'));
  return Promise.all(
    fonts.map(({ file, axes }) => {
      const variationAxes = { ...axes, wght: typeof axes.wght === 'number' ? axes.wght : DRAWN_WEIGHT };
      return subsetFont(readFont(root, file), text, { targetFormat: 'sfnt', variationAxes });
    }),
  );
}

/** Cuts the fonts down to these characters, unless that has been done already. */
export async function subsetFonts(root: string, locales: string): Promise<void> {
  const text = characters(locales);
  const folder = join(root, FONT_FOLDER);
  const stamp = createHash('sha256')
    .update(text + JSON.stringify(fonts))
    .digest('hex');
  const stampFile = join(folder, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(folder, { recursive: true });
  const standIns: string[] = [];
  for (const { name, file, axes, ...font } of fonts) {
    const subset = await subsetFont(readFont(root, file), text, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    writeFileSync(join(folder, `${name}.woff2`), subset);
    standIns.push(
      standInStyles(name, createFontStack([await fromBuffer(Buffer.from(subset)), ...font.standIns])),
    );
  }
  writeFileSync(join(folder, 'stand-ins.css'), standIns.join('\n'));
  writeFileSync(stampFile, stamp);
}

/** The faces, and their names as `--<font>-stand-ins`: without the font itself in front. */
function standInStyles(name: string, stack: { fontFamily: string; fontFaces: string }): string {
  const names = stack.fontFamily.split(', ').slice(1).join(', ');
  return `${stack.fontFaces}\n@layer tokens { :root { --${name}-stand-ins: ${names}; } }\n`;
}

/** The licences that the fonts are passed on with. */
export function fontLicences(root: string): string {
  return fonts
    .map(({ file }) => {
      const [scope = '', name = ''] = file.split('/');
      const licence = readFont(root, `${scope}/${name}/LICENSE`).toString();
      return `\n## ${scope}/${name}\n\n${licence.trim()}\n`;
    })
    .join('');
}
