import { deepPalette, palette, strongPalette, typefaces } from '#site/brand.ts';
import type { Colour, Typeface } from '#site/brand-shape.ts';

/** The brand's table as CSS: font faces, and colours as custom properties. The fonts are in the sheet's folder. */
export function brandStyles(): string {
  const { headings, text } = typefaces;
  const families = [
    `--serif: ${named(headings)}, var(--headings-fallback-fonts), ${named(text)}, ${headings.generic};`,
    `--sans: ${named(text)}, var(--text-fallback-fonts), ${text.generic};`,
  ];
  return `${fontFace('headings', headings)}
${fontFace('text', text)}
@layer tokens {
  :root { ${colours(palette)} ${families.join(' ')} }
  @media screen { [data-ground="deep"] { ${colours(deepPalette)} } }
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
