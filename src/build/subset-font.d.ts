declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features that the subset retains. By default it retains all. */
    keepFeatures?: readonly string[];
    /** Tables of the font that the subset omits. */
    dropTables?: readonly string[];
  }
  /** Resolves with a font that contains only the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
