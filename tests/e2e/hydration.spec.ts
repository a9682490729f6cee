import type { Locator, Page } from '@playwright/test';
import { initialRoiInputs } from '#features/roi/model/inputs.ts';
import { roiAmounts } from '../support/amounts.ts';
import { expect, test } from './support/fixtures.ts';
import { leaveKiosk, startKiosk } from './support/kiosk.ts';
import { readDrafts } from './support/queue.ts';
import { delayScript, untilDrafted, untilHydrated, visitorData } from './support/steps.ts';

/** Marks a node, so that the test can detect a replacement. */
const mark = (element: Locator) => element.evaluate((node) => void Object.assign(node, { marked: true }));
const isMarked = (element: Locator) => element.evaluate((node) => 'marked' in node);
const field = (page: Page, name: string) => page.locator(`#contact-form [name=${name}]`);

/** Fills in fields without an event, as some browsers do. */
const fillAsBrowser = (page: Page, fields: Readonly<Record<string, string>>) =>
  page.locator('#contact-form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = form.elements.namedItem(name) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    }
  }, fields);

test.describe('input before hydration', () => {
  test('stays in the same field with its selection, and can be undone', async ({ page }) => {
    const release = await delayScript(page);
    await page.goto('/en', { waitUntil: 'commit' });
    const name = field(page, 'name');
    await mark(name);
    await name.pressSequentially('Ada ');
    // Typing into another field in between splits the text into two undo steps.
    await field(page, 'role').pressSequentially('Partner');
    await name.focus();
    await page.keyboard.press('End');
    await name.pressSequentially('Lovelace');
    await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 8, 'backward'));

    release();
    await untilHydrated(page);
    expect(await isMarked(name)).toBe(true);
    await expect(name).toBeFocused();
    const caret = (input: HTMLInputElement) => [
      input.value,
      input.selectionStart,
      input.selectionEnd,
      input.selectionDirection,
    ];
    expect(await name.evaluate(caret)).toEqual(['Ada Lovelace', 4, 8, 'backward']);
    await untilDrafted(page, 'Ada Lovelace');

    await page.keyboard.press('Control+z');
    await expect(name).toHaveValue('Ada ');
    await untilDrafted(page, 'Ada \n');
    await page.keyboard.press('Control+y');
    await expect(name).toHaveValue('Ada Lovelace');
  });

  test('continues an IME composition', async ({ page }) => {
    const release = await delayScript(page);
    await page.goto('/en', { waitUntil: 'commit' });
    const name = field(page, 'name');
    await name.focus();
    await name.evaluate((input) => {
      Object.assign(globalThis, { composed: [] as string[] });
      for (const type of ['compositionstart', 'compositionend'])
        input.addEventListener(type, () => Reflect.get(globalThis, 'composed').push(type));
    });
    const composed = () => page.evaluate(() => Reflect.get(globalThis, 'composed'));
    const devtools = await page.context().newCDPSession(page);
    const compose = (text: string) => {
      const { length } = text;
      return devtools.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
    };
    await compose('さと');
    await expect(name).toHaveValue('さと');

    release();
    await untilHydrated(page);
    expect(await composed()).toEqual(['compositionstart']);
    await compose('さとう');
    await expect(name).toHaveValue('さとう');
    await devtools.send('Input.insertText', { text: '佐藤' });
    await expect(name).toHaveValue('佐藤');
    expect(await composed()).toEqual(['compositionstart', 'compositionend']);
    await untilDrafted(page, '佐藤');
  });

  test('is accepted from the autofill of the browser', async ({ page, email }) => {
    const release = await delayScript(page);
    await page.goto('/en', { waitUntil: 'commit' });
    await mark(field(page, 'email'));
    await fillAsBrowser(page, visitorData);
    await field(page, 'termsAccepted').evaluate((input: HTMLInputElement) => {
      input.checked = true;
    });
    release();
    await untilHydrated(page);
    await untilDrafted(page, visitorData.email);
    expect(await isMarked(field(page, 'email'))).toBe(true);
    await page.locator('#contact-form button[type=submit]').click();
    await expect.poll(() => email.mails().length).toBe(1);
    expect(email.mails()[0]?.template_params).toMatchObject(visitorData);
  });

  test('is not stored twice if the browser restores the text of a draft', async ({ page }) => {
    await page.goto('/en');
    await untilHydrated(page);
    await field(page, 'name').fill('Ada');
    const [draft] = await readDrafts(page);
    const openFilled = async (name: string) => {
      const release = await delayScript(page);
      await page.goto('/en', { waitUntil: 'commit' });
      await fillAsBrowser(page, { name });
      release();
      await untilHydrated(page);
    };
    const notice = page.locator('#contact-form').getByText('is back.');
    await openFilled('Ada');
    await expect(notice).toBeVisible();
    expect((await readDrafts(page)).map(({ id }) => id)).toEqual([draft?.id]);
    // Other text is stored as a second draft.
    await openFilled('Grace');
    await untilDrafted(page, 'Grace');
    await untilDrafted(page, 'Ada');
    expect(await readDrafts(page)).toHaveLength(2);
    await expect(notice).toHaveCount(0);
  });

  test('of an earlier visitor stays hidden at a kiosk', async ({ page }) => {
    await startKiosk(page, '/en/demo?event=slush26');
    const form = page.locator('#demo-form');
    await form.locator('[name=nome]').fill('Victor');
    // Some browsers restore even a field without autocomplete.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const field = document.querySelector<HTMLInputElement>('#demo-form [name=nome]');
        if (field) field.value = 'Victor';
      }),
    );
    const release = await delayScript(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(form.locator('[name=nome]')).toHaveValue('Victor');
    await expect(form).toBeHidden();
    release();
    await expect(form).toBeVisible();
    await expect(form.locator('[name=nome]')).toHaveValue('');
    await leaveKiosk(page);
    await page.goto('/en/demo');
    await expect(form).toBeVisible();
  });

  test('is preserved in another language that is chosen before hydration', async ({ page }) => {
    const release = await delayScript(page);
    await page.goto('/en', { waitUntil: 'commit' });
    await field(page, 'name').pressSequentially('Ada Lovelace');
    await page.locator('button[popovertarget=language-menu]').click();
    await page.locator('#language-menu a[hreflang=de]').click();
    release();
    await expect(page).toHaveURL('/de');
    await untilDrafted(page, 'Ada Lovelace');
    await page.reload();
    await expect(field(page, 'name')).toHaveValue('Ada Lovelace');
  });

  test('in the language menu is applied, and the address keeps its query', async ({ page }) => {
    const release = await delayScript(page);
    await page.goto('/fr/insights?utm_source=x#newsletter', { waitUntil: 'commit' });
    await page.locator('button[popovertarget=language-menu]').click();
    await page.locator('#language-menu a[hreflang=es]').click();
    await expect(page).toHaveURL('/es/insights?utm_source=x#newsletter');
    release();
    await page.goto('/analyzer');
    await expect(page).toHaveURL('/es/analyzer');
  });

  test('on a slider of the calculator is preserved, and the address gets the values', async ({ page }) => {
    const { hours, rate } = initialRoiInputs;
    const release = await delayScript(page);
    await page.goto('/en#roi-calculator-section', { waitUntil: 'commit' });
    const slider = page.locator('#roi-calculator [name=deals]');
    await slider.press('End');
    release();
    await expect(page.locator('#roi-calculator-section')).toContainText(
      roiAmounts({ deals: 200, hours, rate }).today,
    );
    await expect(slider).toHaveValue('200');
    await expect(slider).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`\\?deals=200&hours=${hours}&rate=${rate}`));
  });

  test('keeps the focus although the address has an anchor and the script is late', async ({ page }) => {
    const release = await delayScript(page, 'index');
    await page.goto('/en#contact-form', { waitUntil: 'commit' });
    const name = field(page, 'name');
    await name.pressSequentially('Ada ');
    const loaded = page.waitForEvent('load');
    release();
    await loaded;
    await page.keyboard.type('Lovelace');
    await untilHydrated(page);
    await expect(name).toHaveValue('Ada Lovelace');
    await expect(name).toBeFocused();
  });
});
