import { expect, type Locator, type Page } from '@playwright/test';
import { readDrafts } from './queue.ts';

/** Waits until everything works offline. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 30_000 });
}

/** Waits until the page's own code answers, not the browser alone. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Waits until what fades or moves for a moment inside an element has come to its end. */
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

/** Holds the code of all pages back on its way, their first script, or the outbox's. Answers with the function that lets it through. */
export async function holdCode(page: Page, script: 'app' | 'index' | 'connect' = 'app'): Promise<() => void> {
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

/** Scrolls a little, as whoever looks at a page does: the app has nothing to say to anybody else. */
export async function look(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.mouse.wheel(0, 40);
}

export const visitorData = {
  name: 'Ada Lovelace',
  email: 'ada@fund.example',
  organization: 'Analytical Capital',
  role: 'Partner',
};

/** Brings the form back where the confirmation of what was sent before stands in its place. */
export async function bringFormBack(page: Page, id: string): Promise<void> {
  if (await page.locator(`div#${id}`).count()) await page.locator(`div#${id}`).getByRole('button').click();
}

/** Fills the contact form of the page that is open. */
export async function fillContactForm(page: Page, values: Partial<typeof visitorData> = {}): Promise<void> {
  await bringFormBack(page, 'contact-form');
  const form = page.locator('#contact-form');
  for (const [name, value] of Object.entries({ ...visitorData, ...values })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.locator('[name=termsAccepted]').check();
}

/** Forges what the contact form reads: a text field drops line breaks by itself, and a field changed is set back. */
export async function forgeRole(page: Page, role: string): Promise<void> {
  await page.locator('#contact-form').evaluate((form, forged) => {
    form.addEventListener('formdata', (event) => (event as FormDataEvent).formData.set('role', forged));
  }, role);
}

/** A second header where a role is asked for. */
export const forgedRole = {
  typed: 'Partner\r\nBcc: all@example.com\u0000',
  sent: 'Partner Bcc: all@example.com',
};

export const sendContactForm = (page: Page) => page.locator('#contact-form button[type=submit]').click();

/** The smallest file that passes for a PDF. */
export const pdfFile = {
  name: 'deck.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
