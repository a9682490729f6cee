import type { Page } from '@playwright/test';

/** Text settings of a visitor: unchanged, with the spacing of WCAG 1.4.12, or twice as large (WCAG 1.4.4). */
export const textSettings = ['normal', 'spaced', 'double'] as const;

const sheet = `
  [data-text=spaced] * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  [data-text=spaced] p { margin-block-end: 2em !important; }
  [data-text=double] { font-size: 200% !important; }
`;

/** Adds a style sheet in which `data-text` on the root sets the text. Needs `bypassCSP`, but no scripts of the page. */
export const allowTextSettings = (page: Page) =>
  page.evaluate((textContent) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent }));
  }, sheet);
