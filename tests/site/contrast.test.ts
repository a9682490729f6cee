import { expect, test } from 'vitest';
import { deepPalette, palette, strongPalette } from '#site/brand.ts';
import type { Colour } from '#site/brand-shape.ts';

/** Returns the colours of a table for a visitor with this colour scheme. */
const coloursOf = (table: object, scheme: 'light' | 'dark') =>
  new Map(
    Object.entries<Colour | string>({ ...table }).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value[scheme === 'light' ? 0 : 1],
    ]),
  );

/** Computes the relative luminance. Luminance and contrast follow WCAG 2.2. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((d) => d + d).join('') : colour.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const onDeep = coloursOf(deepPalette, 'dark');
const schemes = (['light', 'dark'] as const).flatMap((name) => [
  { name, colours: coloursOf(palette, name) },
  { name: `${name}, more contrast`, colours: coloursOf({ ...palette, ...strongPalette }, name) },
]);

const TEXT = 4.5;
const CONTROL = 3;
const words = ['ink', 'muted', 'accent', 'amber', 'red'];

/** Returns every text colour on every surface, the border of a control on some surfaces, and the text of a button. */
const pairsOf = (grounds: readonly string[], around: readonly string[]) => [
  ...grounds.flatMap((ground) => words.map((word) => ({ word, ground, least: TEXT }))),
  ...around.map((ground) => ({ word: 'control', ground, least: CONTROL })),
  { word: 'on-accent', ground: 'accent', least: TEXT },
];

const flat = pairsOf(
  ['paper', 'sunk', 'raised', 'overlay', 'wash', 'wash-amber'],
  ['paper', 'sunk', 'raised', 'overlay'],
);
const deep = pairsOf(['deep', 'raised'], ['deep']);
const looks = schemes.flatMap(({ name, colours }) => [
  { name, colours, pairs: flat },
  { name: `on the deep surface, ${name}`, colours: new Map([...colours, ...onDeep]), pairs: deep },
]);

test.each(looks)('colours have enough contrast: $name', ({ colours, pairs }) => {
  const faint = pairs.filter(({ word, ground, least }) => {
    const [front, behind] = [colours.get(word), colours.get(ground)];
    if (!front || !behind) throw new Error(`The brand has no colour ${front ? ground : word}.`);
    return contrast(front, behind) < least;
  });
  expect(faint).toEqual([]);
});

test('surfaces of the dark scheme can be told apart: each is lighter than the one below', () => {
  const colours = coloursOf(palette, 'dark');
  const surfaces = ['paper', 'sunk', 'raised', 'overlay'].map((name) => String(colours.get(name)));
  const steps = surfaces.slice(1).map((colour, below) => {
    const lower = surfaces[below] ?? '';
    return luminance(colour) > luminance(lower) ? contrast(colour, lower) : 0;
  });
  expect(Math.min(...steps)).toBeGreaterThan(1.1);
});

test('a deep section of the dark scheme does not glow, because it is hardly lighter than the page', () => {
  const colours = coloursOf(palette, 'dark');
  expect(contrast(String(colours.get('deep')), String(colours.get('paper')))).toBeLessThan(1.25);
});
