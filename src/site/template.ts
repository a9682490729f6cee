import { localePrefixes } from './addresses.ts';
import { type LanguageCode, languages } from './languages.ts';

/** HTML that all editions of a page share, or a part that differs between them. */
export type Piece =
  | string
  /** A link within the site, without the edition's prefix. */
  | { to: string }
  /** The id of a message without placeholders. */
  | { id: string }
  /** A string of the page's content, by its keys: 'body.3.1'. */
  | { text: string }
  /** HTML by language, in the order of `languages`. */
  | { byLanguage: readonly string[] }
  /** HTML by edition, in the order of `localePrefixes`. */
  | { byEdition: readonly string[] };

/** A page's HTML without its words, for all editions. src/build/template.ts makes it. */
export type Template = readonly Piece[];

interface Edition {
  base: string;
  language: LanguageCode;
  /** Returns the text of a message in the edition's language. */
  message: (id: string) => unknown;
  /** The page's longer text in the edition's language. */
  content?: unknown;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes a text as React does between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Prefixes a link within the site: ('/#roi', '/de') is '/de#roi'. */
export const linkInto = (to: string, base: string): string =>
  base && /^\/(?:[?#]|$)/.test(to) ? base + to.slice(1) : base + to;

/** The value in JSON at the end of these keys. */
const valueAt = (value: unknown, keys: string): unknown =>
  keys.split('.').reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);

/** The HTML of one edition. */
export function fillTemplate(template: Template, { base, language, message, content }: Edition): string {
  const languageAt = languages.findIndex(({ code }) => code === language);
  const editionAt = localePrefixes.findIndex((edition) => edition.base === base);
  const fill = (piece: Piece): string | undefined => {
    if (typeof piece === 'string') return piece;
    if ('to' in piece) return linkInto(piece.to, base);
    if ('id' in piece) return escapeHtml(String(message(piece.id)));
    if ('text' in piece) return escapeHtml(String(valueAt(content, piece.text)));
    return 'byLanguage' in piece ? piece.byLanguage[languageAt] : piece.byEdition[editionAt];
  };
  return template.map(fill).join('');
}
