import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { fillContactForm, holdCode, untilDrafted, untilHydrated, visitorData } from './support/steps.ts';

/** Whether React knows an element: false as long as it stands as it was prerendered. */
const isHydrated = (element: Locator) =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
const untilPartHydrated = (element: Locator) => expect.poll(() => isHydrated(element)).toBe(true);

/** Marks a node, so that another one in its place can be told from it. */
const mark = (element: Locator) => element.evaluate((node) => void Object.assign(node, { marked: true }));
const isMarked = (element: Locator) => element.evaluate((node) => 'marked' in node);

async function openHome(page: Page): Promise<() => void> {
  const release = await holdCode(page, 'Contact');
  await page.goto('/en');
  await untilHydrated(page);
  return release;
}

const field = (page: Page, name: string) => page.locator(`#contact-form [name=${name}]`);

test('what was typed before the code stays in the same field, and can be undone', async ({ page }) => {
  const release = await openHome(page);
  const name = field(page, 'name');
  await mark(name);
  await name.pressSequentially('Ada ');
  // Another field between them makes two steps of what is undone.
  await field(page, 'role').pressSequentially('Partner');
  await name.focus();
  await page.keyboard.press('End');
  await name.pressSequentially('Lovelace');
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 8, 'backward'));
  expect(await isHydrated(name)).toBe(false);

  release();
  await untilPartHydrated(name);
  expect(await isMarked(name)).toBe(true);
  await expect(name).toBeFocused();
  const stands = (input: HTMLInputElement) => [
    input.value,
    input.selectionStart,
    input.selectionEnd,
    input.selectionDirection,
  ];
  expect(await name.evaluate(stands)).toEqual(['Ada Lovelace', 4, 8, 'backward']);
  await untilDrafted(page, 'Ada Lovelace');

  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('Ada ');
  await untilDrafted(page, 'Ada \n');
  await page.keyboard.press('Control+y');
  await expect(name).toHaveValue('Ada Lovelace');
});

test('a composition goes on while the code of its form comes', async ({ page }) => {
  const release = await openHome(page);
  const name = field(page, 'name');
  await name.focus();
  await name.evaluate((input) => {
    Object.assign(globalThis, { composed: [] as string[] });
    for (const type of ['compositionstart', 'compositionend'])
      input.addEventListener(type, () => Reflect.get(globalThis, 'composed').push(type));
  });
  const composed = () => page.evaluate(() => Reflect.get(globalThis, 'composed'));
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('さと');
  await expect(name).toHaveValue('さと');

  release();
  await untilPartHydrated(name);
  expect(await composed()).toEqual(['compositionstart']);
  await compose('さとう');
  await expect(name).toHaveValue('さとう');
  await devtools.send('Input.insertText', { text: '佐藤' });
  await expect(name).toHaveValue('佐藤');
  expect(await composed()).toEqual(['compositionstart', 'compositionend']);
  await untilDrafted(page, '佐藤');
});

test('what the browser has filled in before the code is the form’s', async ({ page, email }) => {
  const release = await openHome(page);
  await mark(field(page, 'email'));
  // As browsers do it, some without an event.
  await page.locator('#contact-form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = form.elements.namedItem(name) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    }
    (form.elements.namedItem('termsAccepted') as HTMLInputElement).checked = true;
  }, visitorData);
  await page.keyboard.press('Shift');
  release();
  await untilPartHydrated(field(page, 'email'));
  await untilDrafted(page, visitorData.email);
  expect(await isMarked(field(page, 'email'))).toBe(true);
  await page.locator('#contact-form button[type=submit]').click();
  await expect.poll(() => email.mails().length).toBe(1);
  expect(email.mails()[0]?.template_params).toMatchObject(visitorData);
});

test('a form sent before its code is there is sent once it is, and once', async ({ page, email }) => {
  const release = await openHome(page);
  await fillContactForm(page);
  const form = page.locator('form#contact-form');
  await mark(page.locator('#contact-form-title'));
  await form.getByRole('button', { name: /./ }).last().click();
  await page.keyboard.press('Enter');
  expect(await isHydrated(form)).toBe(false);
  release();
  await expect(page.locator('div#contact-form')).toBeVisible();
  await expect.poll(() => email.mails().length).toBe(1);
  await expect(page).toHaveURL('/en');
});

test('a button pressed twice before its code is there does what it says once', async ({ page }) => {
  const release = await holdCode(page, 'Voices');
  await page.goto('/en');
  await untilHydrated(page);
  const pause = page.locator('section[aria-labelledby=voices-title] p button').first();
  const label = (await pause.getAttribute('aria-label')) ?? '';
  await mark(pause);
  await pause.click();
  await pause.click();
  expect(await isHydrated(pause)).toBe(false);
  release();
  await expect(pause).not.toHaveAttribute('aria-label', label);
  expect(await isMarked(pause)).toBe(true);
});

test('in another language the same nodes stay, with what is typed and open in them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await openHome(page);
  const nodes = [
    page.locator('#contact-form'),
    field(page, 'name'),
    page.locator('#faq details').nth(3),
    page.locator('#roi-deals'),
  ];
  for (const node of nodes) await mark(node);
  await field(page, 'name').pressSequentially('Ada');
  await page.locator('#faq details').nth(3).locator('summary').click();
  await page.locator('button[popovertarget=language-menu]').click();
  await page.locator('#language-menu a[hreflang=de]').click();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#contact-form-title')).toHaveText(/Demo/);
  for (const node of nodes) expect(await isMarked(node)).toBe(true);
  await expect(field(page, 'name')).toHaveValue('Ada');
  await expect(page.locator('#faq details').nth(3)).toHaveAttribute('open');
  await untilDrafted(page, 'Ada');
});

test('where the words it was prerendered with are gone, a part is drawn in the other language', async ({
  page,
}) => {
  await page.route('**/words/**/en/home-sections.json', (route) => route.abort());
  // Pauses before another attempt.
  await page.addInitScript(() => {
    const later = setTimeout;
    Object.assign(globalThis, { setTimeout: (task: () => void, ms = 0) => later(task, ms / 100) });
  });
  await page.goto('/en');
  await untilHydrated(page);
  await page.locator('button[popovertarget=language-menu]').click();
  await page.locator('#language-menu a[hreflang=de]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#contact-form-title')).toHaveText(/Demo/);
  await page.locator('#contact-form button[type=submit]').click();
  await expect(page.locator('#contact-form [role=alert]')).toBeVisible();
});

test('a form whose code cannot be fetched says so, and keeps what was typed in the same field', async ({
  page,
}) => {
  await page.route('**/assets/Contact-*.js', (route) => route.abort());
  await page.goto('/en');
  await untilHydrated(page);
  await fillContactForm(page);
  await mark(field(page, 'name'));
  const submit = page.locator('#contact-form button[type=submit]');
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(field(page, 'name')).toHaveValue(visitorData.name);
  await page.unroute('**/assets/Contact-*.js');
  await submit.click();
  await expect(page.locator('div#contact-form')).toBeVisible();
});

test('who comes back from another language stands where they left, with parts above that are hydrated', async ({
  page,
}) => {
  await page.goto('/en');
  await untilHydrated(page);
  await field(page, 'name').focus();
  await untilPartHydrated(field(page, 'name'));
  const standsAt = () => page.evaluate(() => Math.round(scrollY));
  const footer = page.locator('footer');
  await footer.scrollIntoViewIfNeeded();
  const before = await standsAt();
  await page.locator('header [popovertarget=language-menu]').click();
  await page.locator('#language-menu a[hreflang=de]').click();
  await expect(page.locator('#contact-form')).toContainText('Unternehmen');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#contact-form')).not.toContainText('Unternehmen');
  await expect.poll(standsAt).toBe(before);
});
