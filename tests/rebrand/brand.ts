import type { Brand, DeepPalette, DotSign, NameMeaning, Palette, Typefaces } from '#site/brand-shape.ts';

/** Another house, with signs in its name that HTML, ICU and JSON write in other ways. */
export const brand: Brand = {
  name: "D'Orto & Co",
  slug: 'dorto',
  company: {
    name: 'Orto Holding GmbH',
    street: 'Musterweg 2',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    vat: 'DE111111111',
    register: 'HRB 111111',
  },
  infoAddress: 'info@dorto.example',
  phone: '+49 30 0000000',
  earlyAccessUrl: 'https://app.dorto.example/early-access/dorto',
  platformUrl: 'https://app.dorto.example',
  pitchDeckUrl: 'https://files.dorto.example/dorto-pitch-deck.pdf',
};

export const nameMeaning: NameMeaning = { it: '', en: 'Orto is a garden.', fr: '', de: '', es: '' };

/** Light, then dark. */
export const palette: Palette = {
  paper: ['#fbf9fd', '#141017'],
  sunk: ['#f1ece1', '#090e0d'],
  deep: ['#2b1440', '#331a4a'],
  raised: ['#fff', '#18201e'],
  ink: ['#14211e', '#eaf0ed'],
  muted: ['#51605b', '#a3b2ac'],
  accent: ['#5b2a86', '#c8a6f0'],
  'on-accent': ['#fff', '#0f1514'],
  amber: ['#8a5a00', '#f0b454'],
  red: ['#a3261d', '#ff8a7a'],
  line: ['#ddd8cc', '#2a3532'],
  control: ['#86816f', '#6f7f79'],
  bar: ['#c8c3b3', '#4a5753'],
  wash: ['#e3eee9', '#1b3a33'],
  'wash-amber': ['#f8ecd2', '#3a2f18'],
};

export const deepPalette: DeepPalette = {
  raised: '#18423a',
  ink: '#eaf0ed',
  muted: '#b2c4bd',
  accent: '#c8a6f0',
  'on-accent': '#0f1514',
  amber: '#f0b454',
  red: '#ff8a7a',
  line: '#2c5a4f',
  control: '#8fb0a6',
  bar: '#3d6c60',
  wash: '#1f5a4d',
};

/** For visitors who ask their system for more contrast. */
export const strongPalette: Pick<Palette, 'muted' | 'line' | 'control'> = {
  muted: ['#2f3b37', '#d3ddd9'],
  line: ['#86816f', '#6f7f79'],
  control: ['#51605b', '#a3b2ac'],
};

/** The two faces of the packages there are, the other way round. */
export const typefaces: Typefaces = {
  headings: {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: 600 },
    weight: '600',
    standIns: ['arial'],
    generic: 'sans-serif',
  },
  text: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: 14 },
    weight: '400 600',
    standIns: ['georgia'],
    generic: 'serif',
  },
};

export const mark: DotSign = {
  width: 20,
  height: 20,
  dots: [
    { x: 5, y: 10, r: 4, kept: false },
    { x: 15, y: 10, r: 4, kept: true },
  ],
};
