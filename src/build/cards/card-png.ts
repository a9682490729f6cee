import { Resvg, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { typefaces } from '#site/brand.ts';
import { escaped } from '../discovery/xml.ts';
import type { Card } from './card.ts';
import { cardSvg } from './draw-card.ts';
import type { Measure } from './text.ts';

/** Font size at which texts are measured. */
const LARGE = 100;

/** Returns a function that paints cards as PNG with these fonts. */
export function cardPainter(fontFiles: string[]): (card: Card) => Promise<Uint8Array> {
  const font = { fontFiles, loadSystemFonts: false };
  const measure = measureWith(font);
  return async (card) => {
    const { pixels, width, height } = await renderAsync(cardSvg(card, measure), { font });
    // Sharp encodes the PNG in half the time of resvg.
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  };
}

/** Measures each word separately and remembers its width, because most words recur. */
function measureWith(font: { fontFiles: string[]; loadSystemFonts: boolean }): Measure {
  const known = new Map<string, number>();
  const inkWidth: Measure = (words, face) => {
    const source = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="${typefaces[face].family}" font-size="${LARGE}">${escaped(words)}</text></svg>`;
    return (new Resvg(source, { font }).getBBox()?.width ?? 0) / LARGE;
  };
  const remembered: Measure = (words, face) => {
    const key = `${face} ${words}`;
    const width = known.get(key) ?? inkWidth(words, face);
    known.set(key, width);
    return width;
  };
  // Each word is measured between two letters, so that its side bearings count.
  const advance: Measure = (words, face) => remembered(`n${words}n`, face) - remembered('nn', face);
  return (text, face) => {
    const words = text.split(' ');
    const spaces = (words.length - 1) * advance('\u00a0', face);
    return words.reduce((sum, word) => sum + advance(word, face), spaces);
  };
}
