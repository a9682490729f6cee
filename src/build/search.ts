import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { SearchablePage, SearchablePart } from '#features/search/model/searchable.ts';
import { END, separated } from '#features/search/model/separated.ts';
import { pathOf } from '#router/model/addresses.ts';
import { isLocale, type Locale } from '#site/locales.ts';
import { ALL_MARKS, OWN_MARKS } from '#site/mark-anchors.ts';
import type { Anchor } from '#site/navigation.ts';
import type { Presentation } from './discovery/presentation.ts';
import type { RenderedPages } from './prerender.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that a visitor does not read: controls, drawings, navigation. */
const SKIPPED = new Set(['button', 'dialog', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);
/** Elements that have headings, but whose text consists of labels. */
const LABELS = new Set(['form']);
/** Elements whose id is the anchor of the headings and questions in them. */
const ANCHORED = new Set(['section', 'article', 'details', 'div', 'li', 'h1', 'h2', 'h3', 'h4']);
/** Elements that are cards if they have one heading. What stands above that heading, such as a date, belongs to it. */
const CARDS = new Set(['article', 'li']);
const HEADING = /^h[1-4]$/;
/** Elements inside a line of text, without a space around them. */
const INLINE = new Set(['a', 'abbr', 'em', 'i', 'mark', 'strong', 'sub', 'sup']);
/** Matches the names of question lists. Other disclosures hide a part of a page under a label such as "more". */
const QUESTIONS = /(?:^|-)faq$|^security$/;

/**
 * Kinds of content whose text the index does not have. The search loads articles and posts itself. Legal texts and authors
 * are found by their headings.
 */
const WITHOUT_TEXT: readonly unknown[] = ['article', 'post', 'italian', 'author'];

/**
 * The calculator on home is collapsed, and only this anchor opens it. Its heading is a question, so it is also found by
 * the name in the link to it.
 */
const CALCULATOR: Anchor = 'roi-calculator-section';
const CALCULATOR_HEADING = 'roi-title';

/** The newsletter's form on home. Its heading does not contain the word that visitors search for in all languages. */
const NEWSLETTER: SearchablePart = { title: 'Newsletter', anchor: 'newsletter-form-title', text: '' };

/** Returns the searchable text of each language: titles, headings, questions and texts of all indexed pages. */
export function searchablePages(
  rendered: RenderedPages,
  presentations: readonly Presentation[],
): Map<Locale, SearchablePage[]> {
  const found = new Map<Locale, SearchablePage[]>();
  for (const { page, title, description, locale: written } of presentations) {
    const { basePath, locale, path, address } = page;
    if (basePath === '') continue;
    // The sections of home are summaries of the other pages.
    const isIndexed = page.route.id !== 'home' && !WITHOUT_TEXT.includes(page.route.content);
    const body = rendered.get(address)?.body ?? '';
    const [intro, ...parts] = partsOf(body, locale).map((part) => (isIndexed ? part : { ...part, text: '' }));
    const text = `${description} ${intro?.text ?? ''}`.trim();
    const named = page.route.id === 'home' ? [...calculatorIn(body), NEWSLETTER] : [];
    const ownTitles = new Set([title, ...named.map((part) => part.title)]);
    const others = [...parts.filter((part) => !ownTitles.has(part.title)), ...named];
    // The text below the title belongs to the page.
    const own = parts.find((part) => part.title === title);
    // An author's name has no language, but the description below it has.
    const language = own?.language ?? (written === locale ? undefined : written);
    found.set(locale, [
      ...(found.get(locale) ?? []),
      {
        ...{ path, title, text: `${text} ${own?.text ?? ''}`.trim(), parts: others },
        ...(language && { language }),
      },
    ]);
  }
  return new Map([...found].map(([locale, pages]) => [locale, withAllMarks(pages)]));
}

/** Moves the list of marked passages from the articles to /insights, which lists those of all articles. */
function withAllMarks(pages: readonly SearchablePage[]): SearchablePage[] {
  const isList = ({ anchor }: SearchablePart) => anchor === OWN_MARKS;
  const list = pages.flatMap(({ parts }) => parts).find(isList);
  return pages.map((page) => {
    const others = page.parts.filter((part) => !isList(part));
    const isPlace = list && page.path === pathOf('insights');
    return { ...page, parts: isPlace ? [...others, { ...list, anchor: ALL_MARKS }] : others };
  });
}

/** Returns the calculator twice: under its heading, and under the first link to it in the page's content. */
function calculatorIn(body: string): SearchablePart[] {
  const elements = elementsIn(mainOf(body)?.childNodes ?? []);
  const heading = elements.find((element) => attribute(element, 'id') === CALCULATOR_HEADING);
  const link = elements.find((element) => attribute(element, 'href')?.endsWith(`#${CALCULATOR}`));
  return [heading, link].flatMap((element) =>
    element ? [{ title: spaced(textOf(element)), anchor: CALCULATOR, text: '' }] : [],
  );
}

const mainOf = (body: string) =>
  elementsIn(parseFragment(body).childNodes).find(({ tagName }) => tagName === 'main');

/**
 * Reads the main element of a page. The first part is the text before the first heading. Each heading, card and question
 * begins another part.
 */
function partsOf(body: string, locale: Locale): SearchablePart[] {
  const main = mainOf(body);
  const parts: SearchablePart[] = [{ title: '', anchor: '', text: '' }];
  let anchor = '';
  const begun = new Set<Element>();

  function begin(heading: Element, outer: string | undefined): void {
    if (begun.has(heading)) return;
    begun.add(heading);
    const id = attribute(heading, 'id');
    if (id && ANCHORED.has(heading.tagName)) anchor = id;
    const language = attribute(heading, 'lang') ?? outer;
    parts.push({
      ...{ title: spaced(textOf(heading)), anchor, text: '' },
      ...(isLocale(language) && language !== locale && { language }),
    });
  }

  function add(text: string): void {
    const part = parts.at(-1);
    if (part) part.text += text;
  }

  function read(element: Element, outer: string | undefined, isQuestion: boolean): void {
    const { tagName } = element;
    if (SKIPPED.has(tagName) || attribute(element, 'aria-hidden') === 'true') return;
    const id = attribute(element, 'id');
    if (id && ANCHORED.has(tagName)) anchor = id;
    if (HEADING.test(tagName) || (tagName === 'summary' && isQuestion)) {
      begin(element, outer);
      return;
    }
    const heading = CARDS.has(tagName) && onlyHeadingIn(element);
    if (heading) begin(heading, outer);
    const lang = LABELS.has(tagName) ? undefined : (attribute(element, 'lang') ?? outer);
    // Elements without text between them are cells or labels, whatever their tags are. A summary has labels after its name.
    const isLine =
      tagName !== 'summary' && element.childNodes.some((child) => 'value' in child && child.value.trim());
    const isInList = tagName === 'details' && QUESTIONS.test(attribute(element, 'name') ?? '');
    for (const child of element.childNodes) {
      if ('tagName' in child) {
        if (!isLine) add(END);
        read(child, lang, isInList);
        if (!isLine) add(END);
      }
      // A text in another language is found in the locale of that language.
      else if ('value' in child && lang === locale) add(child.value.replace(/\s+/g, ' '));
    }
    if (!INLINE.has(tagName)) add(' ');
  }

  for (const child of main?.childNodes ?? []) if ('tagName' in child) read(child, locale, false);
  return parts.map((part) => ({ ...part, text: spaced(separated(part.text)) }));
}

const spaced = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,)])/g, '')
    .trim();

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** Returns all elements below these nodes, in the order of the document. */
const elementsIn = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node.childNodes)] : []));

/** Returns the heading in an element, or undefined if it has none or several. */
function onlyHeadingIn(element: Element): Element | undefined {
  const [only, ...others] = elementsIn(element.childNodes).filter(({ tagName }) => HEADING.test(tagName));
  return others.length === 0 ? only : undefined;
}

/** Returns the text of an element without its drawings. */
const textOf = (element: Element): string =>
  element.childNodes
    .map((child) => {
      if ('tagName' in child) return child.tagName === 'svg' ? '' : textOf(child);
      return 'value' in child ? child.value : '';
    })
    .join('');
