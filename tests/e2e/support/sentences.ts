import type { Page } from '@playwright/test';
import { type LanguageCode, languages } from '#site/languages.ts';
import { allMessages } from '../../support/messages.ts';

/** Texts that can stand in a page as they are written, by language: no arguments, and more than a word that two may share. */
const wordsOf = new Map(
  languages.map(({ code }) => {
    const plain = allMessages(code).filter((text) => !/[{<]/.test(text) && /\p{L}\s\p{L}/u.test(text));
    return [code, new Set(plain.map((text) => text.replaceAll("''", "'")))];
  }),
);

/** What is untrue of a page that must be true of every page in every state; `touched` where a visitor has just done something. */
export async function untrueSentences(
  page: Page,
  language: LanguageCode,
  touched: boolean,
): Promise<string[]> {
  const seen = await page.evaluate(lookAround);
  const foreign = seen.texts.filter(
    ({ text, lang }) =>
      lang === language && !wordsOf.get(language)?.has(text) && isSaidElsewhere(text, language),
  );
  return [
    ...(seen.lang === language ? [] : [`the page's language is ${seen.lang}, not ${language}`]),
    ...foreign.map(({ text }) => `in another language: ${text}`),
    ...seen.cut.map((what) => `cut or overlapped: ${what}`),
    ...(seen.sideways > 0 ? [`the page scrolls sideways by ${seen.sideways} px`] : []),
    ...(touched && seen.focus ? [`the focus: ${seen.focus}`] : []),
    ...(seen.badge === seen.waiting ? [] : [`the header counts ${seen.badge}, the queue ${seen.waiting}`]),
  ];
}

const isSaidElsewhere = (text: string, language: LanguageCode) =>
  languages.some(({ code }) => code !== language && wordsOf.get(code)?.has(text));

/** Runs in the page. */
async function lookAround() {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().width > 1;
  const name = (element: Element) =>
    `${element.localName}${element.id ? `#${element.id}` : ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`;

  const texts: { text: string; lang: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const parent = node.parentElement;
    if (text.length < 4 || !parent || parent.closest('script, style')) continue;
    texts.push({ text, lang: parent.closest('[lang]')?.getAttribute('lang') ?? '' });
  }

  const { clientWidth, scrollWidth } = document.documentElement;
  const inHeader = [...document.querySelectorAll('header :is(a, button)')].filter(
    (element) => isSeen(element) && !element.closest('[popover]'),
  );
  const boxes = inHeader.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const cut = boxes
    .filter(({ box }) => box.left < 0 || box.right > clientWidth + 0.5)
    .map(({ element, box }) => `${name(element)} ends at ${Math.round(box.right)} of ${clientWidth}`);
  for (const [index, { element, box }] of boxes.entries()) {
    const next = boxes[index + 1];
    if (
      next &&
      box.right > next.box.left + 0.5 &&
      box.left < next.box.right &&
      box.bottom > next.box.top + 0.5
    )
      cut.push(`${name(element)} stands over ${name(next.element)}`);
  }

  // To open a database that is not there yet would make it, without what the site expects in it.
  const known = await indexedDB.databases();
  const waiting = !known.some(({ name }) => name === 'outbox')
    ? 0
    : await new Promise<number>((resolve) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('keyval').objectStore('keyval').getAll();
          reading.onsuccess = () => {
            database.close();
            const submissions = reading.result.filter(({ delivery }) => delivery);
            const waits = submissions.filter(({ delivery }) => delivery.state !== 'rejected').length;
            // Only where nothing waits the header counts what the service has refused.
            resolve(waits || submissions.length);
          };
        };
      });
  const badge = [...document.querySelectorAll<HTMLElement>('header a')].find((link) =>
    link.getAttribute('href')?.endsWith('/outbox'),
  );

  return {
    lang: document.documentElement.lang,
    texts,
    cut,
    sideways: scrollWidth - clientWidth,
    focus: focusProblem(),
    badge: Number(/\d+/.exec(badge?.innerText ?? '')?.[0] ?? 0),
    waiting,
  };

  /** Why nobody sees where the focus is; undefined where it is seen. */
  function focusProblem(): string | undefined {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return 'fell to the body';
    const box = activeElement.getBoundingClientRect();
    if (box.width === 0) return `is on ${name(activeElement)}, which is not there to see`;
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    if (bottom - top < 1)
      return `is on ${name(activeElement)}, out of view (${Math.round(box.top)} to ${Math.round(box.bottom)})`;
    // What holds the whole page, or more than a screen of it, is seen by its beginning.
    if (box.height > innerHeight / 2) return undefined;
    const there = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
    if (!there || activeElement.contains(there) || there.contains(activeElement)) return undefined;
    return `is on ${name(activeElement)}, under ${name(there)}`;
  }
}
