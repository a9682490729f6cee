import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { step } from './support/plan.ts';
import { holdCode, untilHydrated } from './support/steps.ts';

const sectionIds = ['workflow', 'pricing', 'faq', 'contact-form', 'contact', 'user-flow'];

test(
  'the comparison opens from the hero; its tabs work by keyboard; it closes again',
  quick,
  async ({ site, page }) => {
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
  },
);

test('one answer is open at a time, and an open one can be closed', async ({ site, page }) => {
  await page.goto(`${site.origin}/en#faq`);
  const first = page.getByText('Usually 4–6 weeks, and up to 8–10');
  const second = page.getByText('Users are productive in 1–2 days');
  await page.getByText('How long does implementation take?').click();
  await expect(first).toBeVisible();
  await page.getByText('When is my team productive?').click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await page.getByText('When is my team productive?').press('Enter');
  await expect(second).toBeHidden();
});

test.describe('the newsletter', () => {
  test.use({ expectedErrors: [/^newsletter-form: rejected$/] });

  test('sends its parameters, says thank you and hides the form', async ({ email, page }) => {
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

  test('asks for a valid address, and says when sending fails', async ({ email, page }) => {
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
      plan: [step({ status: 422 })],
    });
    await form.locator('[name=email]').fill('ada@fund.example');
    await form.getByRole('button').click();
    const toast = page.getByRole('alert').filter({ hasText: 'Invio fallito.' });
    await expect(toast).toContainText('Riprova più tardi.');
    await expect(form.locator('[name=email]')).toHaveValue('ada@fund.example');
    expect(said.join()).toContain('newsletter-form: rejected');
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

test.describe('by way of an address without a language', () => {
  test.use({ locale: 'en-GB' });

  test('whoever comes from an investor’s site reads its name too, and after a reload', async ({
    site,
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(`${site.origin}/`, { referer: 'https://www.fondo-tirreno.example/portfolio' });
    await expect(page).toHaveURL(`${site.origin}/en`);
    for (const again of [true, false]) {
      await expect(title).toHaveText('The decision infrastructure for leaders like Fondo Tirreno');
      if (again) await page.reload();
    }
    await page.goto(`${site.origin}/`, { referer: 'https://other.example/' });
    await expect(page).toHaveURL(`${site.origin}/en`);
    await untilHydrated(page);
    await expect(title).toHaveText('The decision infrastructure for private capital');
  });
});

test(
  'whoever only looks fetches no code for forms; whoever does anything has it',
  quick,
  async ({ site, browser }) => {
    const context = await browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const fetched = (name: string) => scripts.some((path) => path.startsWith(`/assets/${name}-`));
    await page.clock.install();
    await page.goto(`${site.origin}/en`);
    await untilHydrated(page);
    await page.clock.runFor(60_000);
    await page.waitForLoadState('networkidle');
    expect(fetched('connect')).toBe(false);
    await page.locator('#contact-form [name=name]').fill('A');
    await expect.poll(() => fetched('connect')).toBe(true);
    await context.close();
  },
);

test('every anchor of the home page is there', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const id of [...sectionIds, 'roi-calculator-section', 'comparison-section']) {
    await page.goto(`${site.origin}/en/analyzer`);
    await untilHydrated(page);
    // Not every anchor has a link on this page.
    await page
      .locator('footer a')
      .first()
      .evaluate((link: HTMLAnchorElement, anchor) => {
        link.href = `/en#${anchor}`;
        link.click();
      }, id);
    await expect(page.locator(`#${id}`).first()).toBeInViewport();
  }
});

test('the chosen look is kept and applied before anything is painted', quick, async ({ site, page }) => {
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

test('a button pressed before the code is there does what it says once it is', async ({ site, page }) => {
  const release = await holdCode(page);
  await page.goto(`${site.origin}/en`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Compare the alternatives' }).click();
  await expect(page.locator('#comparison-section')).toBeHidden();
  release();
  await expect(page.locator('#comparison-section')).toBeVisible();
});

test('a link to the calculator leads there when the frame answers already, and the page not yet', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The frame numbers the entry of the history as soon as it answers; the page comes to life in later tasks.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...parameters) => {
      replace(...parameters);
      history.replaceState = replace;
      queueMicrotask(() => {
        const link = document.querySelector<HTMLElement>('footer a[href$="#roi-calculator-section"]');
        Object.assign(globalThis, { pressedEarly: document.documentElement.dataset.hydrated === undefined });
        link?.click();
      });
    };
  });
  await page.goto(`${site.origin}/en`);
  await expect(page).toHaveURL(`${site.origin}/en#roi-calculator-section`);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'pressedEarly'))).toBe(true);
  await expect(page.locator('#roi-calculator')).toBeInViewport();
});

test('a button whose code cannot be fetched says so, and does what it says once it can', async ({ page }) => {
  await page.route('**/assets/Comparison-*.js', (route) => route.abort());
  await page.goto('/it');
  await untilHydrated(page);
  await page.locator('button[aria-controls=comparison-section]').click();
  const cost = page.locator('#comparison-tab-cost');
  await cost.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Per ora non funziona' })).toBeVisible();
  await expect(cost).toHaveAttribute('aria-selected', 'false');
  await page.unroute('**/assets/Comparison-*.js');
  await cost.click();
  await expect(cost).toHaveAttribute('aria-selected', 'true');
});
