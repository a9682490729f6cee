import { expect, type Locator, type Page } from '@playwright/test';
import { readDrafts } from './queue.ts';

/** Waits until the complete site works offline. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
}

/** Waits until the page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Waits until the finite animations inside an element have ended. */
export const untilStill = (element: Locator) =>
  element.evaluate(async (root) => {
    const passing = root
      .getAnimations({ subtree: true })
      .filter(
        (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Waits until a draft of this device contains the text. */
export async function untilDrafted(page: Page, text: string): Promise<void> {
  const drafts = async () =>
    (await readDrafts(page)).map(({ values }) => Object.values(values).join('\n')).join('\n');
  await expect.poll(drafts).toContain(text);
}

/**
 * Delays the code of all pages, their first script, the outbox's code, or the comparison. Returns the function that
 * releases it.
 */
export async function delayScript(
  page: Page,
  script: 'app' | 'index' | 'connect' | 'Comparison' = 'app',
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Scrolls a little, because on a first visit the app shows its notices only after an interaction. */
export async function interact(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.mouse.wheel(0, 40);
}

export const visitorData = {
  name: 'Ada Lovelace',
  email: 'ada@fund.example',
  organization: 'Analytical Capital',
  role: 'Partner',
};

/** Waits until the code of the app's notices is loaded, which needs an interaction. */
export async function untilNoticesLoaded(page: Page): Promise<void> {
  await interact(page);
  await page.locator('[data-corner] > [aria-atomic]').waitFor({ state: 'attached' });
}

/** Shows the contact form again if the confirmation of an earlier submission has replaced it. */
async function showContactForm(page: Page): Promise<void> {
  const confirmation = page.locator('div#contact-form');
  // The first button is "Send another request". A button for notifications may follow it.
  if (await confirmation.count()) await confirmation.getByRole('button').first().click();
}

/** Fills in the contact form of the open page. */
export async function fillContactForm(page: Page, values: Partial<typeof visitorData> = {}): Promise<void> {
  await showContactForm(page);
  const form = page.locator('#contact-form');
  for (const [name, value] of Object.entries({ ...visitorData, ...values })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.locator('[name=termsAccepted]').check();
}

/** Forges the form data of the contact form. A text field removes line breaks, and a changed field would be reset. */
export async function forgeRole(page: Page, role: string): Promise<void> {
  await page.locator('#contact-form').evaluate((form, forged) => {
    form.addEventListener('formdata', (event) => (event as FormDataEvent).formData.set('role', forged));
  }, role);
}

/** A role that contains a forged mail header. */
export const forgedRole = {
  typed: 'Partner\r\nBcc: all@example.com\u0000',
  sent: 'Partner Bcc: all@example.com',
};

export const sendContactForm = (page: Page) => page.locator('#contact-form button[type=submit]').click();

/** The smallest file that the analyzer accepts as a PDF. */
export const pdfFile = {
  name: 'deck.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
