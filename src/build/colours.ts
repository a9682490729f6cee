import { palette } from '#site/brand.ts';

/** The brand's colours in one scheme: the first of each pair is the light one. */
const inScheme = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(palette).map(([name, pair]) => [name, pair[index]])) as Record<
    keyof typeof palette,
    string
  >;

export const [light, dark] = [inScheme(0), inScheme(1)];
