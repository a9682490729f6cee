import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './steps.ts';

/** Returns the state of a page that Back and Forward must restore. */
export const pageState = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, documentElement } = document;
    return {
      address: location.pathname + location.search + location.hash,
      top: Math.round(scrollY),
      height: documentElement.scrollHeight,
      focus: activeElement === document.body ? 'nowhere' : activeElement?.textContent,
      entries: history.length,
    };
  });

export const open = async (page: Page, address: string) => {
  await page.goto(address);
  await untilHydrated(page);
};
export const scroll = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

/** Follows the first link with this name. On a small screen, opens the header's menu if the menu has the link. */
export async function follow(page: Page, name: string): Promise<void> {
  const header = page.locator('header');
  const wide = header.getByRole('link', { name, exact: true });
  if (!(await wide.isVisible()) && (await header.locator('#site-menu a', { hasText: name }).count()) > 0) {
    await header.getByRole('button', { name: 'Menu', exact: true }).click();
  }
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
}

/** Leaves the page by a link. Returns the state in which the page was left. */
export async function leave(page: Page, name: string) {
  const { top, height, address } = await pageState(page);
  await follow(page, name);
  await expect.poll(async () => (await pageState(page)).address).not.toBe(address);
  return { ...(await pageState(page)), top, height, address };
}
