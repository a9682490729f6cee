import { palette } from '#site/brand.ts';

/** Returns the brand's colours in one scheme. The first colour of each pair is for the light scheme. */
const inScheme = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(palette).map(([name, pair]) => [name, pair[index]])) as Record<
    keyof typeof palette,
    string
  >;

export const [light, dark] = [inScheme(0), inScheme(1)];
