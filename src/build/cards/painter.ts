import { Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { typefaces } from '#site/brand.ts';
import { escaped } from '../discovery/xml.ts';
import { startResvg } from '../resvg.ts';
import type { Card } from './card.ts';
import { cardSvg, type Measure } from './drawing.ts';

/** Font size that texts are measured at. */
const LARGE = 100;

/** Resolves with a function that paints cards as PNG, in these fonts. */
export async function cardPainter(fontBuffers: Uint8Array[]): Promise<(card: Card) => Promise<Uint8Array>> {
  await startResvg();
  const font = { fontBuffers, loadSystemFonts: false };
  const measure = measureWith(font);
  return (card) => {
    const drawing = new Resvg(cardSvg(card, measure), { font });
    const picture = drawing.render();
    const { pixels, width, height } = picture;
    picture.free();
    drawing.free();
    // sharp compresses in a thread of its own, while the next card is drawn.
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  };
}

/** Measures word by word and remembers each, since most words recur. */
function measureWith(font: { fontBuffers: Uint8Array[] }): Measure {
  const known = new Map<string, number>();
  const inkWidth: Measure = (words, face) => {
    const source = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="${typefaces[face].family}" font-size="${LARGE}">${escaped(words)}</text></svg>`;
    const drawing = new Resvg(source, { font });
    const width = (drawing.getBBox()?.width ?? 0) / LARGE;
    drawing.free();
    return width;
  };
  // Between two letters, so that a word's side bearings count too.
  const advance: Measure = (words, face) => inkWidth(`n${words}n`, face) - inkWidth('nn', face);
  const remembered: Measure = (words, face) => {
    const key = `${face} ${words}`;
    const width = known.get(key) ?? advance(words, face);
    known.set(key, width);
    return width;
  };
  return (text, face) => {
    const words = text.split(' ');
    const spaces = (words.length - 1) * remembered('\u00a0', face);
    return words.reduce((sum, word) => sum + remembered(word, face), spaces);
  };
}
