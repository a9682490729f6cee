import { type Measure, measures, type Speed, speeds, type TextSize, textSizes } from '#site/reading.ts';

/** How the visitor likes articles: set in type, and read aloud. */
export interface Look {
  size: TextSize;
  measure: Measure;
  speed: Speed;
}

const chosen = <Row extends { id: string }>(rows: readonly Row[], words: readonly string[]) =>
  rows.find(({ id }) => words.includes(id))?.id as Row['id'] | undefined;

/** Reads what `writeLook` has written; words it does not know count as no choice. */
export function readLook(text: string | null): Look {
  const words = text?.split(' ') ?? [];
  return {
    size: chosen(textSizes, words) ?? 'medium',
    measure: chosen(measures, words) ?? 'medium',
    speed: chosen(speeds, words) ?? 'medium',
  };
}

/** The choices as words beside each other: '' where there is none to keep. */
export const writeLook = ({ size, measure, speed }: Look): string =>
  [size, measure, speed].filter((word) => word !== 'medium').join(' ');
