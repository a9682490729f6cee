import { encode } from 'fast-png';

type Colour = [red: number, green: number, blue: number];

/** Shades between the paper and each colour drawn on it: what smooth edges need. */
const SHADES = 12;

const parse = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** The paper, and every colour in steps from it. */
export function paletteOf(paper: string, colours: readonly string[]): Colour[] {
  const ground = parse(paper);
  const steps = Array.from({ length: SHADES }, (_, index) => (index + 1) / SHADES);
  const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);
  const shades = colours
    .map(parse)
    .flatMap(([red, green, blue]) =>
      steps.map(
        (share): Colour => [
          mix(ground[0], red, share),
          mix(ground[1], green, share),
          mix(ground[2], blue, share),
        ],
      ),
    );
  return [ground, ...shades];
}

/** A picture of these colours as PNG. `pixels` are red, green, blue and opacity, which is full. */
export function encodeFlat(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  palette: Colour[],
): Uint8Array {
  const nearest = nearestIn(palette);
  const data = new Uint8Array(width * height);
  for (let index = 0; index < data.length; index++) {
    const at = index * 4;
    data[index] = nearest(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  }
  return encode({ width, height, data, depth: 8, channels: 1, palette }, { zlib: { level: 9 } });
}

/** Finds the place in the palette of the colour that is most like another. Remembers what it has found. */
function nearestIn(palette: readonly Colour[]): (red: number, green: number, blue: number) => number {
  const known = new Map<number, number>();
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue;
    const found = known.get(key);
    if (found !== undefined) return found;
    const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
    const index = distances.indexOf(Math.min(...distances));
    known.set(key, index);
    return index;
  };
}
