import { Window } from 'happy-dom';
import { figuresOf } from './figures.ts';
import { mainHtml } from './html.ts';

const parser = new new Window().DOMParser();

/** Parses HTML as a browser does, without running scripts. */
export const documentOf = (html: string) => parser.parseFromString(html, 'text/html') as unknown as Document;

const parsed = new Map<string, Element>();

/**
 * Returns the main element of a built page without hidden content. The result is cached, so callers must not change
 * it.
 */
export function mainOf(address: string): Element {
  const known = parsed.get(address);
  if (known) return known;
  const main = partOf(documentOf(mainHtml(address)).documentElement, 'main');
  for (const copy of main.querySelectorAll('[aria-hidden=true]')) copy.remove();
  parsed.set(address, main);
  return main;
}

/** Returns the text of an element with plain spaces. */
export const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const one = (found: readonly Element[], what: string): Element => {
  const [element, ...more] = found;
  if (!element || more.length > 0) throw new Error(`${what} stands there ${found.length} times.`);
  return element;
};

/** Returns the only element that matches the selector, or throws an error. */
export const partOf = (whole: Element, selector: string): Element =>
  one([...whole.querySelectorAll(selector)], selector);

/** Returns the only innermost element with exactly this text, or throws an error. */
export function elementSaying(whole: Element, text: string): Element {
  const saying = [...whole.querySelectorAll('*')].filter((element) => textOf(element) === text);
  const innermost = saying.filter(
    (element) => !saying.some((other) => other !== element && element.contains(other)),
  );
  return one(innermost, `"${text}"`);
}

export const figuresOfPart = (part: Element): string[] => figuresOf(textOf(part));

/** Returns the figures with this text as their label: those of the parent element without the label. */
export function figuresBeside(part: Element, label: string): string[] {
  let around = elementSaying(part, label).parentElement;
  // A label may be a link that is alone in its paragraph.
  while (around && textOf(around) === label) around = around.parentElement;
  const others = [...(around?.children ?? [])].filter((element) => textOf(element) !== label);
  return others.flatMap(figuresOfPart);
}
