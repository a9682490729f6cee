import type { Page } from '@playwright/test';

/** How a visitor may want text set: as it is, with the spacing of WCAG 1.4.12, or twice as large (1.4.4). */
export const textSettings = ['normal', 'spaced', 'double'] as const;

const sheet = `
  [data-text=spaced] * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  [data-text=spaced] p { margin-block-end: 2em !important; }
  [data-text=double] { font-size: 200% !important; }
`;

/** Lets `data-text` on the root set the text, in a context that bypasses the policy of styles; with scripts off too. */
export const allowTextSettings = (page: Page) =>
  page.evaluate((textContent) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent }));
  }, sheet);
