declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all without it. */
    keepFeatures?: readonly string[];
    /** Tables of the font to leave out. */
    dropTables?: readonly string[];
  }
  /** Resolves with a font that holds only the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
