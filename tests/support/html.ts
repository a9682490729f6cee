import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const SITE = 'https://vaglio.example';

/** Returns the file of a built page. */
export const fileOf = (address: string) => join('dist', address === '/' ? 'index.html' : `${address}.html`);

const read = new Map<string, string>();

/** Returns a page as the build has written it. */
export function htmlOf(address: string): string {
  const html = read.get(address) ?? readFileSync(fileOf(address), 'utf8');
  read.set(address, html);
  return html;
}

/** Returns the main element of a built page as HTML. */
export function mainHtml(address: string): string {
  const html = htmlOf(address);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
export const decoded = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, entity) => entities[entity] ?? whole);

/** Returns the attributes of all tags with this name, or these names ("input|select"), as a browser reads them. */
export const attributesOf = (html: string, tag: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<(?:${tag})\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        decoded(value),
      ]),
    ),
  );

/** Returns the text of the main element of a prerendered page, with plain spaces. */
export function mainText(address: string): string {
  const text = mainHtml(address)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ');
  // A closing tag before a punctuation mark has left a space there.
  return decoded(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.])/g, '');
}

/** Returns a pattern for a figure in English notation: "50,000+", "98.5%", "€1,200". */
export function figurePattern(figure: string): RegExp {
  const euro = figure.startsWith('€');
  const number = (euro ? figure.slice(1) : figure)
    .replace(/[+()*?]/g, '\\$&')
    .replace(/[.,](?=\d{3}\b)/g, '[., ]?')
    .replace(/\.(?=\d)/g, '[.,]')
    .replaceAll(' ', '[ -]')
    .replace('%', ' ?%');
  const whole = `(?<![\\d.,])${number}(?!\\d)`;
  return new RegExp(euro ? `€ ?${whole}|${whole} ?€` : whole);
}

/** Lists the problems of many pages, one per line, so that one test can check all pages and name all failures. */
export const complaints = <Row extends { address: string }>(
  rows: readonly Row[],
  wrong: (row: Row) => readonly (string | false)[],
): string[] =>
  rows.flatMap((row) =>
    wrong(row)
      .filter(Boolean)
      .map((what) => `${row.address}: ${what}`),
  );

/** Returns the facts that differ from the expected ones. */
export const differing = (facts: Record<string, unknown>, expected: Record<string, unknown>): string[] =>
  Object.keys(expected)
    .filter((name) => facts[name] !== expected[name])
    .map((name) => `${name} is ${facts[name]}`);

/** Returns the texts that are missing in a text, ignoring spaces and case. */
export function lacking(text: string, words: readonly (string | undefined)[]): string[] {
  const plain = (part = 'undefined') => part.replace(/\s+/g, ' ').trim().toLowerCase();
  return words.map(plain).filter((part) => !plain(text).includes(part));
}
