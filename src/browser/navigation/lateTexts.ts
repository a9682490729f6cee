import { wordsAddress } from '#site/bundles.ts';
import type { LanguageCode } from '#site/languages.ts';
import { wordsVersion } from './prerendered.ts';

const known = new Map<string, unknown>();
const keyOf = (language: LanguageCode, name: string) => `${language}/${name}`;

/** A text fetched before: on return its list is rendered as it was, without a second request. */
export const knownText = (language: LanguageCode, name: string): unknown => known.get(keyOf(language, name));

/** Fetches a text that no page embeds, from the host or the service worker; rejects if neither has it. */
export async function fetchText(language: LanguageCode, name: string): Promise<unknown> {
  const answer = await fetch(wordsAddress(wordsVersion(language), language, name));
  if (!answer.ok) throw new Error(`The host answered ${answer.status} for ${keyOf(language, name)}.`);
  const text: unknown = await answer.json();
  known.set(keyOf(language, name), text);
  return text;
}
