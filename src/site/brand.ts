import type { Brand, DeepPalette, Logo, NameMeaning, Palette, Typefaces } from './brand-shape.ts';

/*
 * Everything specific to this brand. README.md, "Before the site is public", lists the rest of a rebranding. Texts in
 * `locales` contain `{brand}` instead of the name.
 */

/** Sample company and addresses. Replace them. */
export const brand: Brand = {
  name: 'Vaglio',
  slug: 'vaglio',
  company: {
    name: 'Vaglio S.r.l.',
    street: 'Via dell’Esempio 1',
    postalCode: '20121',
    city: 'Milano',
    country: 'IT',
    vat: 'IT00000000000',
    register: 'REA MI-0000000',
  },
  infoAddress: 'info@vaglio.example',
  phone: '+39 02 0000 0000',
  earlyAccessUrl: 'https://app.vaglio.example/early-access/vaglio',
  platformUrl: 'https://app.vaglio.example',
  pitchDeckUrl: 'https://files.vaglio.example/vaglio-pitch-deck.pdf',
};

/** Text before the first sentence of /about. */
export const nameMeaning: NameMeaning = {
  it: 'Un vaglio è un setaccio, e anche un esame attento: il nostro fa tutte e due le cose.',
  en: 'In Italian, a vaglio is a sieve, and also a close examination. Our platform is both.',
  fr: 'En italien, un vaglio est un crible, et aussi un examen attentif. Notre plateforme est les deux à la fois.',
  de: 'Ein „vaglio“ ist im Italienischen ein Sieb und zugleich eine genaue Prüfung. Unsere Plattform ist beides.',
  es: 'En italiano, un vaglio es una criba y también un examen atento. Nuestra plataforma es ambas cosas.',
};

/** Each row has the light colour, then the dark colour. */
export const palette: Palette = {
  paper: ['#faf8f3', '#0d1312'],
  sunk: ['#f1ece1', '#19221f'],
  deep: ['#0b2f28', '#0e2b25'],
  raised: ['#fff', '#242f2b'],
  overlay: ['#fff', '#303d38'],
  ink: ['#14211e', '#eaf0ed'],
  muted: ['#51605b', '#a3b2ac'],
  accent: ['#0b5d4e', '#63d2b4'],
  'on-accent': ['#fff', '#0f1514'],
  amber: ['#8a5a00', '#f0b454'],
  red: ['#a3261d', '#ff8a7a'],
  line: ['#ddd8cc', '#43524c'],
  control: ['#86816f', '#84948e'],
  bar: ['#c8c3b3', '#586661'],
  wash: ['#e3eee9', '#1b3a33'],
  'wash-amber': ['#f8ecd2', '#4b3a17'],
};

export const deepPalette: DeepPalette = {
  raised: '#18423a',
  ink: '#eaf0ed',
  muted: '#b2c4bd',
  accent: '#63d2b4',
  'on-accent': '#0f1514',
  amber: '#f0b454',
  red: '#ff8a7a',
  line: '#2c5a4f',
  control: '#8fb0a6',
  bar: '#3d6c60',
  wash: '#1f5a4d',
};

/** For visitors who prefer more contrast. */
export const strongPalette: Pick<Palette, 'muted' | 'line' | 'control'> = {
  muted: ['#2f3b37', '#d3ddd9'],
  line: ['#86816f', '#6f7f79'],
  control: ['#51605b', '#a3b2ac'],
};

/** Headings and large figures use one style of Fraunces. Text uses several weights of Instrument Sans. */
export const typefaces: Typefaces = {
  headings: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2',
    axes: { wght: 600, opsz: 72 },
    weight: '600',
    // All characters except "+", which uses the text font, because it is a hairline in this font. "€" has thin bars, but
    // next to figures of this font it looks better than the heavier sign of the text font. It was compared at 17 to 64 px
    // in both themes.
    unicodeRange: 'U+0-2A, U+2C-10FFFF',
    fallbackFonts: ['georgia', 'timesNewRoman', 'notoSerif', 'dejavuSerif'],
    generic: 'serif',
  },
  text: {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    fallbackFonts: ['arial', 'roboto', 'dejavuSans'],
    generic: 'sans-serif',
  },
};

/**
 * The brand's logo: rows of three, two and one dot. The last dot is highlighted. Header, icons and cards use it. For
 * another logo put the file `logo.svg` into the folder `public`, and write `{ file: '/logo.svg', width: 40, height: 26 }`.
 *
 * Its colours must be legible on `paper` in both themes and on `deep`. A `<style>` in the file with
 * `@media (prefers-color-scheme: dark)` follows the theme of the site, also the visitor's choice, in Chromium; other
 * browsers were not tested. App icons and cards always have the light colours. `currentColor` is black. In a header of
 * 360 px a name of more than about eleven letters is hidden, and the logo stays.
 */
export const logo: Logo = {
  width: 28,
  height: 26,
  dots: [
    { x: 4, y: 4, r: 3, highlighted: false },
    { x: 14, y: 4, r: 3, highlighted: false },
    { x: 24, y: 4, r: 3, highlighted: false },
    { x: 9, y: 12.5, r: 3, highlighted: false },
    { x: 19, y: 12.5, r: 3, highlighted: false },
    { x: 14, y: 21.5, r: 3.6, highlighted: true },
  ],
};
