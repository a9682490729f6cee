/** The notes that this device has been shown, by slug. */
export interface Visits {
  /** When they were last looked at, in milliseconds of the wall clock. */
  at: number;
  known: readonly string[];
  /** Those of them that the visit of this moment has found. */
  fresh: readonly string[];
}

/** A visit lasts until nobody has looked for so long: a reload or a way back takes no mark away. */
const VISIT_ENDS_MS = 30 * 60_000;

/** Record of a visit to these notes. On a first visit none is marked as new, since all are. */
export function recordVisit(before: Visits | undefined, listed: readonly string[], now: number): Visits {
  if (!before) return { at: now, known: [...listed], fresh: [] };
  const added = listed.filter((slug) => !before.known.includes(slug));
  const isSame = Math.abs(now - before.at) < VISIT_ENDS_MS;
  const fresh = isSame ? [...before.fresh, ...added] : added;
  return { at: now, known: [...before.known, ...added], fresh };
}

/** Parses the output of `writeVisits`; anything else is ignored. */
export function readVisits(text: string | null): Visits | undefined {
  try {
    const { at, known, fresh } = JSON.parse(text ?? '{}') as Partial<Record<keyof Visits, unknown>>;
    const fits = Number.isFinite(at) && areTexts(known) && areTexts(fresh);
    return fits ? { at: Number(at), known, fresh } : undefined;
  } catch {
    return undefined;
  }
}

export const writeVisits = (visits: Visits): string => JSON.stringify(visits);

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
