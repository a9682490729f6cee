import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { fillContactForm, sendContactForm } from './support/steps.ts';

const sectionIds = ['workflow', 'pricing', 'faq', 'contact-form', 'contact', 'user-flow'];

async function openCalculator(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Calculate your ROI' }).click();
  await expect(page.locator('#roi-calculator')).toBeVisible();
}

test.describe('the calculator', () => {
  test('its link reproduces its figures, and bad figures are brought within the limits', async ({
    site,
    page,
  }) => {
    await page.goto(`${site.origin}/en?deals=999&hours=7.7&rate=abc`);
    const form = page.locator('#roi-calculator');
    await expect(form).toBeVisible();
    await expect(form.locator('[name=deals]')).toHaveValue('200');
    await expect(form.locator('[name=hours]')).toHaveValue('7.5');
    await expect(form.locator('[name=rate]')).toHaveValue('150');
    await form.locator('[name=rate]').press('ArrowRight');
    await expect(page).toHaveURL(/\?deals=200&hours=7\.5&rate=160/);
    await page.reload();
    await expect(form.locator('[name=rate]')).toHaveValue('160');
  });

  test('what is moved before its code has come is kept', async ({ site, page }) => {
    await page.route('**/assets/Roi-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto(`${site.origin}/en#roi-calculator-section`);
    const slider = page.locator('#roi-calculator [name=deals]');
    await slider.press('End');
    await expect(page.locator('#roi-calculator-section')).toContainText('€240,000', { timeout: 5_000 });
    await expect(slider).toHaveValue('200');
    await expect(slider).toBeFocused();
  });

  test('the bars follow the sliders', async ({ site, page }) => {
    await page.goto(`${site.origin}/en`);
    await openCalculator(page);
    const bar = page.locator('#roi-calculator-section figure rect').last();
    const before = Number(await bar.getAttribute('width'));
    await page.locator('#roi-calculator [name=hours]').press('Home');
    await expect.poll(async () => Number(await bar.getAttribute('width'))).toBeGreaterThan(before);
  });

  test('prints clean: the figures, without what cannot be pressed on paper', async ({ site, page }) => {
    await page.goto(`${site.origin}/en?deals=60`);
    await expect(page.locator('#roi-calculator')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('€807,000')).toBeVisible();
    await expect(page.locator('header')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share the figures' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Hide the calculator' })).toBeHidden();
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  });

  test('its link can be copied from a dialog that gives the focus back', async ({ site, browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${site.origin}/en`);
    await openCalculator(page);
    const share = page.getByRole('button', { name: 'Share the figures' });
    await share.click();
    const dialog = page.getByRole('dialog', { name: 'Share these figures' });
    await dialog.getByRole('button', { name: 'Copy the link' }).click();
    await expect(dialog.getByRole('status')).toContainText('Link copied');
    const link = `${site.origin}/en?deals=50&hours=8&rate=150#roi-calculator-section`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(share).toBeFocused();
    await context.close();
  });

  test('asking for a demo takes the figures along, as a line that is seen and sent', async ({
    email,
    visitor,
  }) => {
    const { page } = visitor;
    await page.goto('/en');
    await openCalculator(page);
    const began = Date.now();
    await page.locator('#roi-calculator-section').getByRole('button', { name: 'Request a demo' }).click();
    await expect(page.getByRole('button', { name: 'Calculating…' })).toBeDisabled();
    await expect(page).toHaveURL(/#contact-form$/);
    expect(Date.now() - began).toBeGreaterThanOrEqual(1_500);
    const line = '50 deals a month, 8 hours each at €150 an hour: €672,000 saved per year';
    await expect(page.locator('#contact-form')).toContainText(line);
    await fillContactForm(page);
    await sendContactForm(page);
    await expect(page.getByText('Request sent')).toBeVisible();
    expect(email.mails()[0]?.template_params.roi).toBe(line);
  });

  test('the figures can be left out again', async ({ email, visitor }) => {
    const { page } = visitor;
    await page.goto('/en');
    await openCalculator(page);
    await page.locator('#roi-calculator-section').getByRole('button', { name: 'Request a demo' }).click();
    await page.getByRole('button', { name: 'Leave the figures out' }).click();
    await fillContactForm(page);
    await sendContactForm(page);
    await expect(page.getByText('Request sent')).toBeVisible();
    expect(Object.keys(email.mails()[0]?.template_params ?? {})).not.toContain('roi');
  });
});

test('the comparison opens from the hero; its tabs work by keyboard; it closes again', async ({
  site,
  page,
}) => {
  await page.goto(`${site.origin}/en`);
  const section = page.locator('#comparison-section');
  await expect(section).toBeHidden();
  await page.getByRole('button', { name: 'Compare the alternatives' }).click();
  await expect(section.getByRole('tab', { name: 'Time' })).toHaveAttribute('aria-selected', 'true');
  await expect(section.getByRole('tabpanel')).toContainText('120 h');
  await section.getByRole('tab', { name: 'Time' }).press('ArrowRight');
  await expect(section.getByRole('tab', { name: 'Cost' })).toBeFocused();
  for (const figure of ['€12', '€1,200', '€380'])
    await expect(section.getByRole('tabpanel')).toContainText(figure);
  await page.keyboard.press('End');
  for (const figure of ['98.5%', '72%', '85%'])
    await expect(section.getByRole('tabpanel')).toContainText(figure);
  await expect(section.getByRole('row')).toHaveCount(9);
  await page.getByRole('main').getByRole('button', { name: 'Hide the comparison' }).first().click();
  await expect(section).toBeHidden();
});

test('one answer is open at a time, and an open one can be closed', async ({ site, page }) => {
  await page.goto(`${site.origin}/en#faq`);
  const first = page.getByText('Usually 4-6 weeks, and up to 8-10');
  const second = page.getByText('Users are productive in 1-2 days');
  await page.getByText('How long does implementation take?').click();
  await expect(first).toBeVisible();
  await page.getByText('When is my team productive?').click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await page.getByText('When is my team productive?').press('Enter');
  await expect(second).toBeHidden();
});

test.describe('the newsletter', () => {
  test('sends its parameters, says thank you and hides the form', async ({ email, visitor }) => {
    const { page } = visitor;
    await page.goto('/it');
    const form = page.locator('#newsletter-form');
    await form.locator('[name=email]').fill('ada@fund.example');
    await form.getByRole('button').click();
    await expect(page.getByText('Grazie per l’iscrizione')).toBeVisible();
    await expect(page.locator('form#newsletter-form')).toHaveCount(0);
    expect(email.mails()[0]).toMatchObject({
      service_id: 'service_newsletter',
      template_id: 'template_newsletter',
      template_params: {
        from_email: 'ada@fund.example',
        to_name: 'Vaglio',
        reply_to: 'ada@fund.example',
        message: 'Vorrei ricevere la newsletter.',
        language: 'it',
      },
    });
  });

  test('asks for a valid address, and says when sending fails', async ({ email, visitor }) => {
    const { page } = visitor;
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await page.goto('/it');
    const form = page.locator('#newsletter-form');
    for (const bad of ['', 'nobody']) {
      await form.locator('[name=email]').fill(bad);
      await form.getByRole('button').click();
      await expect(form.getByRole('alert')).toContainText('Inserisci un indirizzo email valido');
    }
    email.order({
      ratePerSecond: 0,
      plan: [{ times: 1, status: 422, cors: true, truncate: false, never: false }],
    });
    await form.locator('[name=email]').fill('ada@fund.example');
    await form.getByRole('button').click();
    const toast = page.getByRole('alert').filter({ hasText: 'Invio fallito.' });
    await expect(toast).toContainText('Riprova più tardi.');
    await expect(form.locator('[name=email]')).toHaveValue('ada@fund.example');
    expect(said.join()).toContain('newsletter-form: refused');
    expect(said.join()).not.toContain('ada@');
  });
});

test('whoever comes from an investor’s site reads its name', async ({ site, page }) => {
  await page.goto(`${site.origin}/en`, { referer: 'https://www.fondo-tirreno.example/portfolio' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The decision infrastructure for leaders like Fondo Tirreno',
  );
  await page.goto(`${site.origin}/en`, { referer: 'https://other.example/' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The decision infrastructure for private capital',
  );
});

test('every anchor of the home page is there', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const id of [...sectionIds, 'roi-calculator-section', 'comparison-section']) {
    await page.goto(`${site.origin}/en/analyzer`);
    await page.evaluate((anchor) => history.pushState(null, '', `/en#${anchor}`), id);
    await expect(page.locator(`#${id}`).first()).toBeInViewport();
  }
});

test('the chosen look is kept and applied before anything is painted', async ({ site, page }) => {
  await page.goto(`${site.origin}/en`);
  await page.getByLabel('Appearance').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(15, 21, 20)',
  );
  await page.getByLabel('Appearance').selectOption('system');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('a link in a part without scripts of its own is followed without a new document', async ({
  site,
  page,
}) => {
  await page.goto(`${site.origin}/en`);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page.locator('#contact-form')).toBeInViewport();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});
