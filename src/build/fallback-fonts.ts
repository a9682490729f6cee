import type { createFontStack } from '@capsizecss/core';
import type { StandIn } from '#site/brand-shape.ts';

type Metrics = Parameters<typeof createFontStack>[0][number];

/** In the table's order: ascent, descent, line gap, units per em, average width of Latin letters. */
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
 * Metrics of fonts that devices have, by their names in the brand's table: fallbacks are scaled to the brand's fonts
 * with them. Source: @capsizecss/metrics 4.3.0, from the fonts' own tables; the package itself, with every font there
 * is, would be two fifths of all files to install.
 */
export const fallbackFonts: Readonly<Record<StandIn, Metrics>> = {
  arial: font('Arial', 'ArialMT', 1854, -434, 67, 2048, 913),
  dejavuSans: font('DejaVu Sans', 'DejaVuSans', 1901, -483, 0, 2048, 1041),
  dejavuSerif: font('DejaVu Serif', 'DejaVuSerif', 1901, -483, 0, 2048, 1058),
  georgia: font('Georgia', 'Georgia', 1878, -449, 0, 2048, 913),
  notoSerif: font('Noto Serif Regular', 'NotoSerif-Regular', 1069, -293, 0, 1000, 481),
  roboto: font('Roboto Regular', 'Roboto-Regular', 1900, -500, 0, 2048, 911),
  timesNewRoman: font('Times New Roman', 'TimesNewRomanPSMT', 1825, -443, 87, 2048, 832),
};
