import type { Page } from '@playwright/test';
import { oneOfEachKind } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated } from './support/steps.ts';

const sizes = [
  { width: 390, height: 780 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

// Excludes the install button, because it opens a dialog of the browser that no page can close.
const pressable =
  'main :is(button:not([type=submit], [aria-labelledby=install-title] button), summary, [role=tab], input[type=range])';

/** Waits until the document has not changed for 120 ms. */
const untilQuiet = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 120);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 120);
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );

/** Returns the first control that has not been operated yet, with a name that identifies the control. */
async function firstUnseen(page: Page, seen: ReadonlySet<string>) {
  for (const control of await page.locator(pressable).all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const name = await control.evaluate(
      ({ localName, id, textContent }) => `${localName} ${id} ${textContent?.trim()}`,
    );
    if (!seen.has(name)) return { control, name };
  }
  return undefined;
}

/** Runs in the page: returns why the focus is not visible, or that the page scrolls sideways. Otherwise undefined. */
function focusProblem(): string | undefined {
  const name = (element: Element) =>
    `${element.localName}#${element.id} "${element.textContent?.slice(0, 40)}"`;
  const { activeElement, body, documentElement } = document;
  if (documentElement.scrollWidth > documentElement.clientWidth) return 'the page scrolls sideways';
  if (!activeElement || activeElement === body) return 'fell to the body';
  const box = activeElement.getBoundingClientRect();
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  if (box.width === 0 || bottom - top < 1) return `is on ${name(activeElement)}, out of view`;
  // Only a part of an element taller than half the viewport must be visible, not its centre.
  if (box.height > innerHeight / 2) return undefined;
  const there = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
  if (!there || activeElement.contains(there) || there.contains(activeElement)) return undefined;
  return `is on ${name(activeElement)}, under ${name(there)}`;
}

/** Soft assertions: one failure does not hide the next. */
const softly = expect.configure({ soft: true, timeout: 3_000 });

for (const { address } of oneOfEachKind('/de')) {
  test(`every key press keeps the focus visible: ${address}`, async ({ context, page }) => {
    test.setTimeout(600_000);
    const expectSeen = (after: string) =>
      softly.poll(() => page.evaluate(focusProblem), { message: after }).toBeUndefined();
    context.on('page', (opened) => void opened.close());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(address);
      await untilHydrated(page);
      const seen = new Set<string>();
      for (let next = await firstUnseen(page, seen); next; next = await firstUnseen(page, seen)) {
        const { control, name } = next;
        seen.add(name);
        await control.focus();
        await page.keyboard.press((await control.getAttribute('type')) === 'range' ? 'ArrowRight' : 'Enter');
        await untilQuiet(page);
        await expectSeen(`${size.width} px, pressed "${name}"`);
        if ((await page.locator('dialog[open]').count()) === 0) continue;
        await page.keyboard.press('Escape');
        await expectSeen(`${size.width} px, closed what "${name}" had opened`);
      }
    }
  });
}
