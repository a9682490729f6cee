import type { LanguageCode } from './languages.ts';

/** Name, addresses and links. */
export interface Brand {
  name: string;
  /** The name in addresses and names of files: small letters, digits, hyphens. */
  slug: string;
  /** Who is responsible for the site: footer, legal texts and structured data say so. */
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
  /** Where the QR code of the early-access page leads. */
  earlyAccessUrl: string;
  /** Overridden by VITE_PLATFORM_URL. */
  platformUrl: string;
  /** Overridden by VITE_PITCH_DECK_URL. */
  pitchDeckUrl: string;
}

/** What the name means, told on /about: a sentence per language, or '' for none. */
export type NameMeaning = Readonly<Record<LanguageCode, string>>;

/** A colour in the light scheme and in the dark one, as #rgb or #rrggbb. */
export type Colour = readonly [light: string, dark: string];

/** The colours by the names that styles know them by: `--paper` and so on. A test compares what is read on what. */
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
  /** A highlighted line on a drawn page. */
  wash: Colour;
  'wash-amber': Colour;
}

/** What stands on the deep ground has these colours, whatever the scheme of the page is. */
export type DeepPalette = Readonly<Record<Exclude<keyof Palette, GroundName>, string>>;
type GroundName = 'paper' | 'sunk' | 'deep' | 'wash-amber';

/** Faces that most systems have: each is drawn in the sizes of the font until that has come. */
export type StandIn = 'arial' | 'georgia' | 'notoSerif' | 'roboto' | 'timesNewRoman';

/** A font of the site, cut down by the build to what it is used for. */
export interface Typeface {
  /** As CSS names it, and as the font names itself: pictures are drawn with it. */
  family: string;
  /** A file of an installed package. */
  file: string;
  /** What is left of each axis. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** As in @font-face: one weight, or the two between which all can be had. */
  weight: string;
  /** The characters it has, where another face is to draw the rest. */
  unicodeRange?: string;
  standIns: readonly [StandIn, ...StandIn[]];
  /** What stands behind them all. */
  generic: 'serif' | 'sans-serif';
}

/** The face of headings and figures, and that of all else. */
export interface Typefaces {
  headings: Typeface;
  text: Typeface;
}

/** A sign made of dots; those that are kept have the accent's colour. */
export interface DotSign {
  width: number;
  height: number;
  dots: readonly { x: number; y: number; r: number; kept: boolean }[];
}
