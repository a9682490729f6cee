import { localePrefixes } from '#site/addresses.ts';
import { languages } from '#site/languages.ts';
import { linkInto, type Piece, type Template } from '#site/template.ts';
import { type HtmlNode, parseHtml, serialize } from './html-tree.ts';

/** Finds the stored message or content string with these escaped texts, given in the order of `languages`. */
export type FindStored = (
  texts: readonly string[],
) => Extract<Piece, { id: string } | { text: string }> | undefined;

/**
 * Makes one template from the HTML of all editions: `variants` in the order of `localePrefixes`. `fillTemplate`
 * restores each of them exactly. Parts whose elements differ are stored whole.
 */
export function templateOf(variants: readonly string[], findStored: FindStored): Template {
  const pieces: Piece[] = [];
  const add = (piece: Piece) => {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  };
  alignLists(variants.map(parseHtml), (texts) => add(pieceOf(texts, findStored)));
  return pieces;
}

/** Receives the texts at one place of the page, by edition. */
type Visit = (texts: readonly string[]) => void;

/** Aligns lists of nodes from both ends for as long as their elements match; the rest is visited as a whole. */
function alignLists(lists: readonly (readonly HtmlNode[])[], visit: Visit): void {
  const shortest = Math.min(...lists.map(({ length }) => length));
  const sameAt = (place: (list: readonly HtmlNode[]) => HtmlNode | undefined) =>
    new Set(lists.map((list) => kindOf(place(list)))).size === 1;
  let start = 0;
  while (start < shortest && sameAt((list) => list[start])) start += 1;
  const same = lists.every(({ length }) => length === start);
  let end = 0;
  while (!same && end < shortest - start && sameAt((list) => list.at(-1 - end))) end += 1;

  for (let at = 0; at < start; at += 1)
    alignNodes(
      lists.map((list) => list[at]),
      visit,
    );
  if (!same) visit(lists.map((list) => serialize(list.slice(start, list.length - end))));
  for (let at = end; at > 0; at -= 1)
    alignNodes(
      lists.map((list) => list.at(-at)),
      visit,
    );
}

const kindOf = (node: HtmlNode | undefined) => node && (node.kind === 'element' ? node.tag : node.kind);

function alignNodes(nodes: readonly (HtmlNode | undefined)[], visit: Visit): void {
  const found = nodes.filter((node) => node !== undefined);
  const elements = found.filter((node) => node.kind === 'element');
  if (elements.length === 0) {
    const texts = found.map((node) => serialize([node]));
    alignTexts(texts, visit);
    return;
  }
  const starts = elements.map(({ open }) => open);
  const lists = elements.map(({ children }) => children);
  alignTexts(starts, visit);
  alignLists(lists, visit);
  visit(elements.map(({ close }) => close));
}

/** Splits at quotation marks, which enclose attribute values and JSON strings. */
function alignTexts(texts: readonly string[], visit: Visit): void {
  const parts = texts.map((text) => text.split(/(")/));
  const [first = []] = parts;
  const aligned = parts.every(({ length }) => length === first.length)
    ? first.map((_, at) => parts.map((part) => part[at] ?? ''))
    : [texts];
  for (const each of aligned) visit(each);
}

/** Characters up to which a text shared by all editions is no longer than a piece that names it. */
const LONG = 30;

function pieceOf(texts: readonly string[], findStored: FindStored): Piece {
  const [unprefixed = ''] = texts;
  if (texts.every((text) => text === unprefixed)) {
    const stored = unprefixed.length >= LONG && findStored(languages.map(() => unprefixed));
    return stored || unprefixed;
  }
  const isLink = unprefixed.startsWith('/');
  if (isLink && localePrefixes.every(({ base }, index) => texts[index] === linkInto(unprefixed, base)))
    return { to: unprefixed };
  const byLanguage = languages.map(
    ({ code }) => texts[localePrefixes.findIndex(({ base }) => base === `/${code}`)] ?? '',
  );
  const sameByLanguage = localePrefixes.every(
    ({ language }, index) =>
      texts[index] === byLanguage[languages.findIndex(({ code }) => code === language)],
  );
  if (!sameByLanguage) return { byEdition: texts };
  return findStored(byLanguage) ?? { byLanguage };
}
