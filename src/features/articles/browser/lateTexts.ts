import { wordsVersion } from '#browser/navigation/prerendered.ts';
import type { LanguageCode } from '#site/languages.ts';

const known = new Map<string, unknown>();
const keyOf = (language: LanguageCode, name: string) => `${language}/${name}`;

/** A text that has been fetched before: what shows it is as it was when one comes back to it. */
export const knownText = (language: LanguageCode, name: string): unknown => known.get(keyOf(language, name));

/** Fetches a text that no page has from the start, from the host or from the worker that stands in for it. */
export async function fetchText(language: LanguageCode, name: string): Promise<unknown> {
  const answer = await fetch(`/words/${wordsVersion(language)}/${keyOf(language, name)}.json`);
  if (!answer.ok) throw new Error(`The host answered ${answer.status} for ${keyOf(language, name)}.`);
  const text: unknown = await answer.json();
  known.set(keyOf(language, name), text);
  return text;
}
