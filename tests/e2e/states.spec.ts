import type { Locator, Page } from '@playwright/test';
import { addressOf } from '#site/addresses.ts';
import { forms } from '#site/forms.ts';
import { type LanguageCode, languages } from '#site/languages.ts';
import { pages } from '../support/content.ts';
import type { TestEmail } from './support/email.ts';
import { fillForm } from './support/fill-form.ts';
import { expect, test } from './support/fixtures.ts';
import { step } from './support/plan.ts';
import { untrueSentences } from './support/sentences.ts';
import { untilHydrated } from './support/steps.ts';

/**
 * A crawler of states: from each page it opens what can be opened, switches the language, sends, fails, goes back and
 * changes the size, and asks after each step whether the same sentences are true.
 */
const sizes = [
  { width: 390, height: 780 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

const crawled = pages.filter(({ base }) => base === '/it');
const codes = languages.map(({ code }) => code);

/** Failures that the site notes (docs/site.md, section 8), and what Chromium says of a service that fails on purpose. */
const EXPECTED_ERRORS = /^(?:newsletter-form|insights-newsletter-form): |Failed to load resource/;

test.use({ expectedErrors: [EXPECTED_ERRORS], serviceWorkers: 'allow' });

interface Crawl {
  page: Page;
  email: TestEmail;
  language: LanguageCode;
  errors: string[];
  size: { width: number; height: number };
}

/** One untrue sentence does not hide the next. */
const softly = expect.configure({ soft: true, timeout: 3_000 });

async function expectTrue({ page, language, errors }: Crawl, after: string, touched = true): Promise<void> {
  await softly.poll(() => untrueSentences(page, language, touched), { message: after }).toEqual([]);
  softly(errors, after).toEqual([]);
}

/** The page has come to rest: nothing in it has changed for a moment. */
const untilQuiet = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const rest = () => setTimeout(done, 120);
        let timer = rest();
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = rest();
        });
        function done() {
          observer.disconnect();
          resolve();
        }
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );

// But for the button that opens a dialog of the browser's own, which no page can close.
const pressable =
  'main :is(button:not([type=submit], [aria-labelledby=install-title] button), summary, [role=tab], input[type=range])';

/** Presses, by key, everything on the page that opens, closes or changes something. */
async function pressAll(crawl: Crawl): Promise<void> {
  const { page } = crawl;
  const seen = new Set<string>();
  for (;;) {
    const next = await firstUnseen(page, seen);
    if (!next) return;
    const { control, name } = next;
    seen.add(name);
    await control.focus();
    await page.keyboard.press((await control.getAttribute('type')) === 'range' ? 'ArrowRight' : 'Enter');
    await untilQuiet(page);
    await expectTrue(crawl, `pressed "${name}"`);
    if (await page.locator('dialog[open]').count()) {
      await page.keyboard.press('Escape');
      await expectTrue(crawl, `closed what "${name}" had opened`);
    }
  }
}

async function firstUnseen(page: Page, seen: ReadonlySet<string>) {
  for (const control of await page.locator(pressable).all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const name = await nameOf(control);
    if (!seen.has(name)) return { control, name };
  }
  return undefined;
}

const nameOf = (control: Locator) =>
  control.evaluate((element) => `${element.localName} ${element.id} ${element.textContent?.trim()}`);

/** Sends each form of the page empty, then without a service, then to one that refuses it. */
async function sendAll(crawl: Crawl, path: string): Promise<void> {
  const { page, email } = crawl;
  for (const form of forms) {
    if (addressOf(pages.find(({ route }) => route.id === form.page)?.path ?? '', '') !== path) continue;
    const submit = page.locator(`#${form.id} [type=submit]`);
    await submit.press('Enter');
    await expectTrue(crawl, `${form.id}: sent empty`);
    await fillForm(page, form.id);
    // For what of an earlier form is tried again meanwhile, too.
    email.order({ plan: [step({ status: 422, body: 'Bad data', times: 99 })], ratePerSecond: 0 });
    await submit.press('Enter');
    await expect.poll(() => email.log.length, { message: `${form.id}: a request` }).toBeGreaterThan(0);
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    await untilQuiet(page);
    await expectTrue(crawl, `${form.id}: refused`);
    await email.stop();
    await submit.press('Enter');
    await expect(page.locator(`form#${form.id}`)).toHaveCount(0, { timeout: 15_000 });
    await untilQuiet(page);
    await expectTrue(crawl, `${form.id}: kept on the device`);
    for (const other of sizes) {
      await page.setViewportSize(other);
      await expectTrue(crawl, `${form.id}: kept, at ${other.width}x${other.height}`, false);
    }
    await page.setViewportSize(crawl.size);
    await email.start();
    email.order({ plan: [], ratePerSecond: 0 });
  }
}

async function switchLanguage(crawl: Crawl): Promise<void> {
  const { page } = crawl;
  const before = crawl.language;
  const next = codes[(codes.indexOf(before) + 2) % codes.length] ?? before;
  await page.locator('button[popovertarget=language-menu]').press('Enter');
  await page.locator(`#language-menu a[hreflang=${next}]`).press('Enter');
  crawl.language = next;
  await untilQuiet(page);
  await expectTrue(crawl, `switched to ${next}`);
  await page.goBack();
  crawl.language = before;
  await untilQuiet(page);
  await expectTrue(crawl, `back to ${before}`);
}

async function openMenus({ page, ...crawl }: Crawl): Promise<void> {
  for (const id of ['language-menu', 'site-menu']) {
    const opener = page.locator(`button[popovertarget=${id}]`);
    if (!(await opener.isVisible())) continue;
    await opener.press('Enter');
    const last = page.locator(`#${id} a`).last();
    await last.focus();
    await expectTrue({ page, ...crawl }, `the last entry of ${id}`);
    await page.keyboard.press('Escape');
    await expectTrue({ page, ...crawl }, `closed ${id}`);
  }
}

async function leaveAndReturn(crawl: Crawl, path: string): Promise<void> {
  const { page } = crawl;
  const other = path === '/faq' ? '/pricing' : '/faq';
  const link = page.locator(`footer a[href$="${other}"]`).first();
  const fold = page.locator('footer summary').first();
  if (!(await link.isVisible())) await fold.press('Enter');
  await link.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${other}$`));
  await untilQuiet(page);
  await expectTrue(crawl, 'another page');
  await page.goBack();
  await untilQuiet(page);
  await expectTrue(crawl, 'back from another page');
}

for (const [round, size] of sizes.entries()) {
  for (const [index, { path, slug }] of crawled.entries()) {
    // Articles differ in their texts alone: each is crawled at one size, and all sizes have their articles.
    if (slug && index % sizes.length !== round) continue;
    // Other pages are crawled at two, and end at the third; the home page, which has the most states, at all.
    if (!slug && path !== '/' && index % sizes.length === round) continue;
    const language = codes[(index + round) % codes.length] ?? 'it';
    test(`the same sentences are true in every state: ${size.width}x${size.height} ${language} ${path}`, async ({
      context,
      email,
      page,
    }) => {
      test.setTimeout(600_000);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (said) => {
        if (said.type() === 'error' && !EXPECTED_ERRORS.test(said.text())) errors.push(said.text());
      });
      context.on('page', (opened) => void opened.close());
      const crawl = { page, email, language, errors, size };
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await page.goto(addressOf(path, `/${language}`));
      await untilHydrated(page);
      await expectTrue(crawl, 'opened', false);
      await openMenus(crawl);
      await switchLanguage(crawl);
      await sendAll(crawl, path);
      await pressAll(crawl);
      await leaveAndReturn(crawl, path);
      for (const other of sizes.filter((each) => each !== size)) {
        await page.setViewportSize(other);
        await expectTrue(crawl, `resized to ${other.width}x${other.height}`, false);
      }
    });
  }
}
