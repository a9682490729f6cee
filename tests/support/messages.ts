import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameBrandInMessage } from '#site/brand-messages.ts';
import type { Locale } from '#site/locales.ts';
import type { MessageId, MessageNamespace } from '#site/messages.ts';

export const LOCALES = join(process.cwd(), 'locales');

const jsonFiles = (locale: Locale) =>
  readdirSync(join(LOCALES, locale)).filter((name) => name.endsWith('.json'));

/** The message files. tests/site/messages.test.ts compares them with the list that the compiler reads. */
export const messageNamespaces = jsonFiles('en').map((name) => name.slice(0, -5) as MessageNamespace);

/** Reads a message file as its translators wrote it, with the name of the brand. */
export function readMessages(locale: Locale, namespace: MessageNamespace): Record<string, string> {
  return readNamed(join(LOCALES, locale, `${namespace}.json`), locale);
}

/** Reads any message file, with the name of the brand in place of its placeholder. */
export function readNamed(file: string, locale: Locale): Record<string, string> {
  const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, nameBrandInMessage(message, locale)]),
  );
}

/**
 * Returns a function for the messages of a locale, with plain spaces as in `mainText`. It throws an error for an
 * unknown id.
 */
export function wordsOf(locale: Locale): (id: MessageId) => string {
  const words = new Map(
    messageNamespaces.flatMap((namespace) => Object.entries(readMessages(locale, namespace))),
  );
  return (id) => {
    const text = words.get(id);
    if (!text) throw new Error(`locales/${locale} has no text "${id}".`);
    return text.replace(/\s+/g, ' ');
  };
}
