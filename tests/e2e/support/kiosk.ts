import { expect, type Page } from '@playwright/test';

export const PIN = '2468';

/** Starts kiosk mode on the page at this address. */
export async function startKiosk(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#kiosk-pin').fill(PIN);
  await page.locator('#kiosk-repeat').fill(PIN);
  await page.locator('#kiosk-repeat').press('Enter');
  await untilKiosk(page);
}

/** Waits until the page shows the form of a kiosk. */
export const untilKiosk = (page: Page) =>
  expect(page.locator('form#demo-form[autocomplete=off]')).toBeVisible();

export async function typePin(page: Page, pin: string): Promise<void> {
  await page.locator('#kiosk-pin').fill(pin);
  // The last button leaves kiosk mode. Enter presses the first, which shows the list.
  await page.locator('form:has(#kiosk-pin) button').last().click();
}

export async function leaveKiosk(page: Page): Promise<void> {
  await page.goto('/en/outbox');
  await typePin(page, PIN);
  await expect(page.locator('#waiting-title')).toBeVisible();
}

/** Returns the input of the visitor with this number for the form on /demo. */
export const visitorOf = (number: number) => ({
  nome: `Visitor${number}`,
  cognome: `Surname${number}`,
  email: `visitor${number}@fund.example`,
  azienda: `Fund${number}`,
  ruolo: 'Partner',
});

/** Fills in the form of the kiosk for a visitor, and sends it. */
export async function enter(page: Page, number: number): Promise<void> {
  for (const [name, value] of Object.entries(visitorOf(number)))
    await page.locator(`form#demo-form [name=${name}]`).fill(value);
  await page.locator('form#demo-form button[type=submit]').click();
  await expect(page.locator('div#demo-form h2')).toBeFocused();
}

/** Returns the content of a page: its markup and the values of its fields. */
export const shownIn = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n');
  });

/** Returns all text that a page shows and its site stores, without the queue, which a kiosk is meant to fill. */
export async function tracesIn(page: Page): Promise<string> {
  const stored = await page.evaluate(() =>
    [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
      location.href,
    ].join('\n'),
  );
  return stored + (await shownIn(page));
}
