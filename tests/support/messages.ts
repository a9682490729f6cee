import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '#site/languages.ts';
import type { MessageNamespace } from '#site/messages.ts';

export const LOCALES = join(process.cwd(), 'locales');

/** A file of words as its translators wrote it. */
export function readMessages(language: LanguageCode, namespace: MessageNamespace): Record<string, string> {
  return JSON.parse(readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8'));
}
