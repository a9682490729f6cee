import { type Measure, measures, type Speed, speeds, type TextSize, textSizes } from '#site/reading.ts';

/** The visitor's settings for articles: typography and reading speed. */
export interface ReadingSettings {
  size: TextSize;
  measure: Measure;
  speed: Speed;
}

const chosen = <Row extends { id: string }>(rows: readonly Row[], names: readonly string[]) =>
  rows.find(({ id }) => names.includes(id))?.id as Row['id'] | undefined;

/** Parses the output of `serializeReadingSettings`. Unknown ids count as no choice. */
export function parseReadingSettings(text: string | null): ReadingSettings {
  const names = text?.split(' ') ?? [];
  return {
    size: chosen(textSizes, names) ?? 'medium',
    measure: chosen(measures, names) ?? 'medium',
    speed: chosen(speeds, names) ?? 'medium',
  };
}

/** Returns the ids of the choices separated by spaces, or '' if all choices are defaults. */
export const serializeReadingSettings = ({ size, measure, speed }: ReadingSettings): string =>
  [size, measure, speed].filter((word) => word !== 'medium').join(' ');
