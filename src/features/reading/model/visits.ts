/** The articles that this device has shown, by slug. */
export interface Visits {
  /** The time at which the articles were last shown, in milliseconds of the wall clock. */
  at: number;
  known: readonly string[];
  /** The known articles that are new in the current visit. */
  fresh: readonly string[];
}

/**
 * A visit ends after this time without a view of the articles. A reload or a return within it does not remove any mark.
 */
const VISIT_ENDS_MS = 30 * 60_000;

/** Returns the record of a visit to these articles. The first visit marks no article as new, since all are new. */
export function recordVisit(before: Visits | undefined, listed: readonly string[], now: number): Visits {
  if (!before) return { at: now, known: [...listed], fresh: [] };
  const added = listed.filter((slug) => !before.known.includes(slug));
  const isSame = Math.abs(now - before.at) < VISIT_ENDS_MS;
  const fresh = isSame ? [...before.fresh, ...added] : added;
  return { at: now, known: [...before.known, ...added], fresh };
}

/** Parses the output of `serializeVisits`. Returns undefined for any other text. */
export function parseVisits(text: string | null): Visits | undefined {
  try {
    const { at, known, fresh } = JSON.parse(text ?? '{}') as Partial<Record<keyof Visits, unknown>>;
    const fits = Number.isFinite(at) && areTexts(known) && areTexts(fresh);
    return fits ? { at: Number(at), known, fresh } : undefined;
  } catch {
    return undefined;
  }
}

export const serializeVisits = (visits: Visits): string => JSON.stringify(visits);

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
