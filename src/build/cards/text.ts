import { typefaces } from '#site/brand.ts';
import { escaped } from '../discovery/xml.ts';

export type Face = keyof typeof typefaces;

/** Returns the width of a text in a face of size 1. */
export type Measure = (text: string, face: Face) => number;

interface TextStyle {
  x: number;
  y: number;
  size: number;
  face: Face;
  fill: string;
  anchor?: 'start' | 'end';
}

/** Draws one line of text. */
export function text(words: string, { x, y, size, face, fill, anchor = 'start' }: TextStyle): string {
  return `<text x="${x}" y="${Math.round(y)}" font-family="${typefaces[face].family}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** Replaces narrow spaces, which the fonts lack, by spaces that do not break either. Removes soft hyphens. */
export const plain = (words: string) => words.replace(/[\u202f\u2009]/g, '\u00a0').replaceAll('\u00ad', '');
