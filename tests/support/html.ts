import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page as the build has written it. */
export const htmlOf = (address: string) =>
  readFileSync(join('dist', address === '/' ? 'index.html' : `${address}.html`), 'utf8');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The attributes of all tags of this name, as a browser reads them. */
export const attributesOf = (html: string, tag: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value.replace(/&(#?\w+);/g, (whole, entity) => entities[entity] ?? whole),
      ]),
    ),
  );

/** The text of a prerendered page's main part, with plain spaces. */
export function mainText(address: string): string {
  const html = htmlOf(address);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
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
