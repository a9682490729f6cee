import { expect, type Page } from '@playwright/test';
import { readOutbox } from './queue.ts';

export const PIN = '2468';

/** Starts stand mode on the page at this address. */
export async function startStand(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#stand-pin').fill(PIN);
  await page.locator('#stand-repeat').fill(PIN);
  await page.locator('#stand-repeat').press('Enter');
  await untilStand(page);
}

/** Waits until the form is one of a stand's. */
export const untilStand = (page: Page) =>
  expect(page.locator('form#demo-form[autocomplete=off]')).toBeVisible();

export async function typePin(page: Page, pin: string): Promise<void> {
  await page.locator('#stand-pin').fill(pin);
  await page.locator('#stand-pin').press('Enter');
}

export async function leaveStand(page: Page): Promise<void> {
  await page.goto('/en/outbox');
  await typePin(page, PIN);
  await expect(page.locator('#waiting-title')).toBeVisible();
}

/** What a visitor of this number types into the form on /demo. */
export const visitorOf = (number: number) => ({
  nome: `Visitor${number}`,
  cognome: `Surname${number}`,
  email: `visitor${number}@fund.example`,
  azienda: `Fund${number}`,
  ruolo: 'Partner',
});

/** Fills in the stand's form for a visitor, and sends it. */
export async function enter(page: Page, number: number): Promise<void> {
  for (const [name, value] of Object.entries(visitorOf(number)))
    await page.locator(`form#demo-form [name=${name}]`).fill(value);
  await page.locator('form#demo-form button[type=submit]').click();
  await expect(page.locator('div#demo-form h2')).toBeFocused();
}

/** All that a page shows and holds: its markup and the values of its fields. */
export const shownIn = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n');
  });

/** All that a browser keeps as text of a page and its site, the queue apart: it is what the stand is for. */
export async function tracesIn(page: Page): Promise<string> {
  const drafts = JSON.stringify(await readOutbox(page, 'draft:'));
  const stored = await page.evaluate(() =>
    [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
      location.href,
    ].join('\n'),
  );
  return drafts + stored + (await shownIn(page));
}
