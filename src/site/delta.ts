/** A text told by another one: pieces of its own, and stretches of the other by start and length. */
export type Delta = readonly (string | readonly [start: number, length: number])[];

/** Shorter stretches are not worth their reference. */
const SHORTEST = 200;
/** Stretches are looked for by their first letters. */
const KEY = 64;

/** The text told by `base`; undefined where they have no long stretch in common. */
export function deltaOf(text: string, base: string): Delta | undefined {
  const starts = new Map<string, number>();
  for (let at = 0; at + KEY <= base.length; at += 1) {
    const key = base.slice(at, at + KEY);
    if (!starts.has(key)) starts.set(key, at);
  }
  const parts: (string | readonly [number, number])[] = [];
  let own = 0;
  for (let at = 0; at + KEY <= text.length; ) {
    const start = starts.get(text.slice(at, at + KEY));
    const length = start === undefined ? 0 : commonLength(text, at, base, start);
    if (start === undefined || length < SHORTEST) {
      at += 1;
      continue;
    }
    if (at > own) parts.push(text.slice(own, at));
    parts.push([start, length]);
    at += length;
    own = at;
  }
  if (parts.length === 0) return undefined;
  return own < text.length ? [...parts, text.slice(own)] : parts;
}

function commonLength(text: string, at: number, base: string, start: number): number {
  let length = KEY;
  while (at + length < text.length && text[at + length] === base[start + length]) length += 1;
  return length;
}

/** The text again. */
export const fromDelta = (delta: Delta, base: string): string =>
  delta.map((part) => (typeof part === 'string' ? part : base.slice(part[0], part[0] + part[1]))).join('');
