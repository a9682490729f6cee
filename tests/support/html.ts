import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const SITE = 'https://vaglio.example';

/** Where the build has written a page. */
export const fileOf = (address: string) => join('dist', address === '/' ? 'index.html' : `${address}.html`);

const read = new Map<string, string>();

/** A page as the build has written it. */
export function htmlOf(address: string): string {
  const html = read.get(address) ?? readFileSync(fileOf(address), 'utf8');
  read.set(address, html);
  return html;
}

/** Its main part. */
export function mainHtml(address: string): string {
  const html = htmlOf(address);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
export const decoded = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, entity) => entities[entity] ?? whole);

/** The attributes of all tags of this name, or of these ("input|select"), as a browser reads them. */
export const attributesOf = (html: string, tag: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<(?:${tag})\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        decoded(value),
      ]),
    ),
  );

/** The text of a prerendered page's main part, with plain spaces. */
export function mainText(address: string): string {
  const text = mainHtml(address)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ');
  // A tag that ends before a mark has left a space there.
  return decoded(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.])/g, '');
}

/** A pattern for a figure that English writes so: "50,000+", "98.5%", "€1,200". */
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

/** What is wrong with each of many pages, a line each, so that one test can look at all and name all that fail. */
export const complaints = <Row extends { address: string }>(
  rows: readonly Row[],
  wrong: (row: Row) => readonly (string | false)[],
): string[] =>
  rows.flatMap((row) =>
    wrong(row)
      .filter(Boolean)
      .map((what) => `${row.address}: ${what}`),
  );

/** What of these facts is not as it should be. */
export const differing = (facts: Record<string, unknown>, expected: Record<string, unknown>): string[] =>
  Object.keys(expected)
    .filter((name) => facts[name] !== expected[name])
    .map((name) => `${name} is ${facts[name]}`);

/** What of these words a text does not have, whatever the spaces and capitals. */
export function lacking(text: string, words: readonly (string | undefined)[]): string[] {
  const plain = (part = 'undefined') => part.replace(/\s+/g, ' ').trim().toLowerCase();
  return words.map(plain).filter((part) => !plain(text).includes(part));
}
