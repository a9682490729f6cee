import type { Page } from '@playwright/test';

/** Selects a paragraph of an article as a reader does, and returns its text. */
export const selectParagraph = (page: Page, index: number): Promise<string> =>
  page
    .locator('article > div p:not(summary p, nav p)')
    .nth(index)
    .evaluate((paragraph) => {
      paragraph.scrollIntoView({ block: 'center' });
      document.getSelection()?.selectAllChildren(paragraph);
      return String(document.getSelection()).trim();
    });
