import { Window } from 'happy-dom';
import { htmlOf } from './html.ts';

/** A text in HTML as a browser reads it; its scripts do not run. */
export function documentOf(html: string): Document {
  const parser = new new Window().DOMParser();
  return parser.parseFromString(html, 'text/html') as unknown as Document;
}

/** The main part of a built page, without what screen readers pass over. */
export function mainOf(address: string): Element {
  const main = partOf(documentOf(htmlOf(address)).documentElement, 'main');
  for (const copy of main.querySelectorAll('[aria-hidden=true]')) copy.remove();
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
