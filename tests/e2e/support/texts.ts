import type { Page } from '@playwright/test';

/**
 * Returns all texts of a page in document order: its text, the names that only screen readers announce, its title and
 * its description. Excludes scripts, empty live regions, and collapsed sections, whose prerendered text is in the
 * document only after a fresh load.
 */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext'];
    const texts = [
      `lang ${document.documentElement.lang}`,
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ];
    const kinds = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
    const walker = document.createTreeWalker(document.body, kinds, (node) =>
      node instanceof Element && node.matches('main section') && !node.checkVisibility()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    let block = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!['B', 'EM', 'I', 'SPAN', 'STRONG', 'A'].includes(node.tagName)) {
          texts.push(block);
          block = '';
        }
        for (const name of spoken) texts.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('script, noscript, style')) {
        block += node.textContent;
      }
    }
    texts.push(block);
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });
