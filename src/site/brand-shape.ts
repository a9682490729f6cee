import type { Locale } from './locales.ts';

export interface Brand {
  name: string;
  /** The name in addresses and file names. It contains lower-case letters, digits and hyphens. */
  slug: string;
  /** The company responsible for the site. Footer, legal texts and structured data name it. */
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
  /** VITE_PLATFORM_URL overrides this value. */
  platformUrl: string;
  /** VITE_PITCH_DECK_URL overrides this value. */
  pitchDeckUrl: string;
}

/** Meaning of the name, for /about. One sentence per language, or '' for no sentence. */
export type NameMeaning = Readonly<Record<Locale, string>>;

/** A colour as #rgb or #rrggbb, first for the light scheme, then for the dark scheme. */
export type Colour = readonly [light: string, dark: string];

/** Colours by the names of their custom properties, such as `--paper`. A test checks the contrast of texts. */
export interface Palette {
  paper: Colour;
  sunk: Colour;
  deep: Colour;
  raised: Colour;
  /** Menus, dialogs and notices, which lie over the page. In the dark scheme, higher surfaces are lighter. */
  overlay: Colour;
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

/** Colours on the deep background. They are the same in both colour schemes. */
export type DeepPalette = Readonly<Record<Exclude<keyof Palette, SurfaceName>, string>>;
type SurfaceName = 'paper' | 'sunk' | 'deep' | 'overlay' | 'wash-amber';

/** Fallback fonts that most systems have. Each is scaled to the metrics of the brand's font while that font loads. */
export type FallbackFont =
  | 'arial'
  | 'dejavuSans'
  | 'dejavuSerif'
  | 'georgia'
  | 'notoSerif'
  | 'roboto'
  | 'timesNewRoman';

/** A font of the site. The build subsets it. */
export interface Typeface {
  /** Family name in CSS and in the font file. Pictures use the name of the font file. */
  family: string;
  /** Path within an installed package. */
  file: string;
  /** The values of each variation axis that the subset retains. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** Weight as in @font-face: one weight or a range. */
  weight: string;
  /** The characters that use this font, if the other characters use another font. */
  unicodeRange?: string;
  fallbackFonts: readonly [FallbackFont, ...FallbackFont[]];
  /** Generic family. It is the last fallback. */
  generic: 'serif' | 'sans-serif';
}

/** The font of headings and figures, and the font of all other text. */
export type Typefaces = Readonly<Record<'headings' | 'text', Typeface>>;

/** The logo of the brand. Its name is next to it. */
export type Logo = DotSign | LogoFile;

/** A logo as the file `logo.svg` in the folder `public`. */
export interface LogoFile {
  file: '/logo.svg';
  /** Size in the header, in pixels. The build compares it with the shape of the file. */
  width: number;
  height: number;
}

/** A logo made of dots. Highlighted dots have the accent colour. */
interface DotSign {
  width: number;
  height: number;
  dots: readonly { x: number; y: number; r: number; highlighted: boolean }[];
}
