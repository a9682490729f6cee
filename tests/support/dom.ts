import { Window } from 'happy-dom';
import { figuresOf } from './figures.ts';
import { mainHtml } from './html.ts';

const parser = new new Window().DOMParser();

/** A text in HTML as a browser reads it; its scripts do not run. */
export const documentOf = (html: string) => parser.parseFromString(html, 'text/html') as unknown as Document;

const parsed = new Map<string, Element>();

/** The main part of a built page, without what screen readers pass over. Parsed once, so that nobody changes it. */
export function mainOf(address: string): Element {
  const known = parsed.get(address);
  if (known) return known;
  const main = partOf(documentOf(mainHtml(address)).documentElement, 'main');
  for (const copy of main.querySelectorAll('[aria-hidden=true]')) copy.remove();
  parsed.set(address, main);
  return main;
}

/** What an element says, with plain spaces. */
export const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const one = (found: readonly Element[], what: string): Element => {
  const [element, ...more] = found;
  if (!element || more.length > 0) throw new Error(`${what} stands there ${found.length} times.`);
  return element;
};

/** The one element for which this selector stands. Throws where there are none or more. */
export const partOf = (whole: Element, selector: string): Element =>
  one([...whole.querySelectorAll(selector)], selector);

/** The one element that says this and nothing else. Throws where there are none or more. */
export function elementSaying(whole: Element, text: string): Element {
  const saying = [...whole.querySelectorAll('*')].filter((element) => textOf(element) === text);
  const innermost = saying.filter(
    (element) => !saying.some((other) => other !== element && element.contains(other)),
  );
  return one(innermost, `"${text}"`);
}

export const figuresOfPart = (part: Element): string[] => figuresOf(textOf(part));

/** The figures that this text is the label of: those of the element around it, without its own. */
export function figuresBeside(part: Element, label: string): string[] {
  let around = elementSaying(part, label).parentElement;
  // A label may be a link, alone in its paragraph.
  while (around && textOf(around) === label) around = around.parentElement;
  const others = [...(around?.children ?? [])].filter((element) => textOf(element) !== label);
  return others.flatMap(figuresOfPart);
}
