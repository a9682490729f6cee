import { type Measure, measures, type Speed, speeds, type TextSize, textSizes } from '#site/reading.ts';

/** The visitor's settings for articles: typography and reading speed. */
export interface ReadingSettings {
  size: TextSize;
  measure: Measure;
  speed: Speed;
}

const chosen = <Row extends { id: string }>(rows: readonly Row[], words: readonly string[]) =>
  rows.find(({ id }) => words.includes(id))?.id as Row['id'] | undefined;

/** Parses the output of `writeLook`; unknown words count as no choice. */
export function parseReadingSettings(text: string | null): ReadingSettings {
  const words = text?.split(' ') ?? [];
  return {
    size: chosen(textSizes, words) ?? 'medium',
    measure: chosen(measures, words) ?? 'medium',
    speed: chosen(speeds, words) ?? 'medium',
  };
}

/** The choices as words separated by spaces; '' if all are defaults. */
export const serializeReadingSettings = ({ size, measure, speed }: ReadingSettings): string =>
  [size, measure, speed].filter((word) => word !== 'medium').join(' ');
