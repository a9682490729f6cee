import type { Locale } from './locales.ts';

export interface Brand {
  name: string;
  /** The name in addresses and file names: lower-case letters, digits, hyphens. */
  slug: string;
  /** The company responsible for the site: named in footer, legal texts and structured data. */
  company: {
    name: string;
    street: string;
    postalCode: string;
    city: string;
    country: string;
    vat: string;
    register: string;
  };
  infoAddress: string;
  phone: string;
  /** Target of the QR code on the early-access page. */
  earlyAccessUrl: string;
  /** Overridden by VITE_PLATFORM_URL. */
  platformUrl: string;
  /** Overridden by VITE_PITCH_DECK_URL. */
  pitchDeckUrl: string;
}

/** Meaning of the name, for /about: one sentence per language, or '' for none. */
export type NameMeaning = Readonly<Record<Locale, string>>;

/** A colour in the light scheme, then in the dark one, as #rgb or #rrggbb. */
export type Colour = readonly [light: string, dark: string];

/** Colours by the names of their custom properties: `--paper` and so on. A test compares text with its background. */
export interface Palette {
  paper: Colour;
  sunk: Colour;
  deep: Colour;
  raised: Colour;
  ink: Colour;
  muted: Colour;
  accent: Colour;
  'on-accent': Colour;
  amber: Colour;
  red: Colour;
  line: Colour;
  control: Colour;
  bar: Colour;
  /** Tints of the accent and of amber, as backgrounds. */
  wash: Colour;
  'wash-amber': Colour;
}

/** Colours on the deep ground, whatever the page's colour scheme. */
export type DeepPalette = Readonly<Record<Exclude<keyof Palette, GroundName>, string>>;
type GroundName = 'paper' | 'sunk' | 'deep' | 'wash-amber';

/** Fallback fonts that most systems have: each is scaled to the brand's font until that has loaded. */
export type StandIn =
  | 'arial'
  | 'dejavuSans'
  | 'dejavuSerif'
  | 'georgia'
  | 'notoSerif'
  | 'roboto'
  | 'timesNewRoman';

/** A font of the site, subset by the build. */
export interface Typeface {
  /** Family name in CSS and in the font itself: pictures are drawn with it. */
  family: string;
  /** Path within an installed package. */
  file: string;
  /** The values kept of each variation axis. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** As in @font-face: one weight, or a range. */
  weight: string;
  /** The characters it draws, if another font draws the rest. */
  unicodeRange?: string;
  fallbackFonts: readonly [StandIn, ...StandIn[]];
  /** Generic family, the last fallback. */
  generic: 'serif' | 'sans-serif';
}

/** The font of headings and figures, and that of all other text. */
export type Typefaces = Readonly<Record<'headings' | 'text', Typeface>>;

/** A mark made of dots; the kept ones have the accent colour. */
export interface DotSign {
  width: number;
  height: number;
  dots: readonly { x: number; y: number; r: number; highlighted: boolean }[];
}
