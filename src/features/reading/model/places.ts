import { isBefore, type ReadingPosition } from './position.ts';

interface Heard {
  language: string;
  sentence: number;
}

interface Kept {
  /** Where reading was broken off. */
  place?: ReadingPosition;
  /** The sentence at which reading aloud ended, in the text of a language. */
  heard?: Heard;
  /** Whether it was once read to the end. */
  read?: true;
}

/** What this device knows of the articles, by slug. */
type Places = Readonly<Record<string, Kept>>;

interface Noted {
  slug: string;
  place: ReadingPosition;
  atEnd: boolean;
  /** The place of an earlier visit to which the reader may still return. */
  offered: ReadingPosition | undefined;
}

/**
 * Notes how far an article has been read. Its beginning is no place to come back to, and what is still
 * offered is given up only for a place further on.
 */
export function notePlace(places: Places, { slug, place, atEnd, offered }: Noted): Places {
  if (atEnd) return { ...places, [slug]: { read: true } };
  if (place.block === 0 || (offered && isBefore(place, offered))) return places;
  return { ...places, [slug]: { ...places[slug], place } };
}

/** Notes how far an article has been listened to; undefined once it has been heard to the end. */
export function noteHeard(places: Places, slug: string, heard: Heard | undefined): Places {
  const { heard: _, ...others } = places[slug] ?? {};
  return { ...places, [slug]: { ...others, ...(heard && { heard }) } };
}

/** The sentence of the text in this language at which listening ended. */
export function heardIn(places: Places, slug: string, language: string): number | undefined {
  const heard = places[slug]?.heard;
  return heard?.language === language ? heard.sentence : undefined;
}

/** Reads what `writePlaces` has written; whatever else stands there counts as nothing. */
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
