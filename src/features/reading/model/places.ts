import { isBefore, type ReadingPosition } from './position.ts';

interface Heard {
  language: string;
  sentence: number;
}

interface Kept {
  /** The place where reading was interrupted. */
  place?: ReadingPosition;
  /** The sentence at which reading aloud ended, with the language of the text. */
  heard?: Heard;
  /** Set once it has been read to the end. */
  read?: true;
}

/** Reading progress on this device, by slug of the article. */
type Places = Readonly<Record<string, Kept>>;

interface Noted {
  slug: string;
  place: ReadingPosition;
  atEnd: boolean;
  /** The place of an earlier visit, still on offer to the reader. */
  offered: ReadingPosition | undefined;
}

/**
 * Records the reading position of an article. Its beginning is not recorded, and a place on offer is replaced
 * only by a later one.
 */
export function notePlace(places: Places, { slug, place, atEnd, offered }: Noted): Places {
  if (atEnd) return { ...places, [slug]: { read: true } };
  if (place.block === 0 || (offered && isBefore(place, offered))) return places;
  return { ...places, [slug]: { ...places[slug], place } };
}

/** Records the last sentence heard of an article; undefined once it has been heard to the end. */
export function noteHeard(places: Places, slug: string, heard: Heard | undefined): Places {
  const { heard: _, ...others } = places[slug] ?? {};
  return { ...places, [slug]: { ...others, ...(heard && { heard }) } };
}

/** The sentence at which listening ended, if it was in this language. */
export function heardIn(places: Places, slug: string, language: string): number | undefined {
  const heard = places[slug]?.heard;
  return heard?.language === language ? heard.sentence : undefined;
}

/** Parses the output of `writePlaces`; anything else is ignored. */
export function readPlaces(text: string | null): Places {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(parsed)) return {};
    return Object.fromEntries(Object.entries(parsed).map(([slug, kept]) => [slug, readKept(kept)]));
  } catch {
    return {};
  }
}

export const writePlaces = (places: Places): string => JSON.stringify(places);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readKept(kept: unknown): Kept {
  if (!isRecord(kept)) return {};
  const place = readPlace(kept.place);
  const heard = readHeard(kept.heard);
  return { ...(place && { place }), ...(heard && { heard }), ...(kept.read === true && { read: true }) };
}

function readPlace(place: unknown): ReadingPosition | undefined {
  if (!isRecord(place)) return undefined;
  const { block, share } = place;
  const fits = Number.isInteger(block) && typeof share === 'number' && share >= 0 && share <= 1;
  return fits ? { block: Number(block), share } : undefined;
}

function readHeard(heard: unknown): Heard | undefined {
  if (!isRecord(heard)) return undefined;
  const { language, sentence } = heard;
  const fits = typeof language === 'string' && Number.isInteger(sentence) && Number(sentence) >= 0;
  return fits ? { language, sentence: Number(sentence) } : undefined;
}
