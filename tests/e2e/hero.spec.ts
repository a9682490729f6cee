import { locales } from '#site/locales.ts';
import { expect, test } from './support/fixtures.ts';
import { untilHydrated, untilStill } from './support/steps.ts';

/** Selects the figure of the deck. */
const STATED = 'main figure p:nth-child(3) > strong';

/** Runs in the page: returns the distances in pixels from the ends of the lines to the row, the figure and the cell. */
function gaps(): number[] {
  const middle = (element: Element | null | undefined) => {
    const { top, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return top + height / 2;
  };
  const main = document.querySelector('main');
  const mark = main?.querySelector('figure p:nth-child(3) > strong');
  const row = main?.querySelector('label:has(:checked)');
  const cell = [...(mark?.parentElement?.parentElement?.parentElement?.querySelectorAll('p') ?? [])].at(-3);
  const lines = [...(main?.querySelectorAll<SVGPathElement>('path[pathLength="1"]') ?? [])].slice(0, 2);
  const [toMark, toCell] = lines.map((line) => {
    const at = (length: number) =>
      line.getPointAtLength(length).matrixTransform(line.getScreenCTM() ?? undefined);
    return { start: at(0), end: at(line.getTotalLength()) };
  });
  if (!toMark || !toCell) return [];
  return [
    toMark.start.y - middle(row),
    toMark.start.x - (row?.getBoundingClientRect().right ?? 0),
    toMark.end.y - middle(mark),
    toMark.end.x - (mark?.getBoundingClientRect().left ?? 0),
    toCell.start.y - middle(row),
    toCell.end.y - middle(cell),
    toCell.end.x - (cell?.getBoundingClientRect().left ?? 0),
  ].map((distance) => Math.abs(Math.round(distance)));
}

const windows = [
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

for (const code of ['it', 'de'] as const)
  for (const [width, height] of windows)
    test(`the lines end at the row, the figure and the cell: ${code}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/${code}`);
      await untilHydrated(page);
      for (const deal of [4, 0, 2]) {
        await page.getByRole('radio').nth(deal).check();
        await page.mouse.move(0, 0);
        await expect.poll(async () => Math.max(...(await page.evaluate(gaps)))).toBeLessThan(3);
      }
    });

for (const { code } of locales)
  test(`the contradiction is on the first screen of a phone: ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${code}`);
    const sources = page.locator(STATED).locator('xpath=../../..');
    await expect(sources).toContainText('360');
    const bottom = await sources.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(844);
  });

for (const { code } of locales)
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
  ] as const)
    test(`the figures are on the first screen of a small laptop: ${code}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/${code}`);
      const bottom = await page
        .locator('main dl')
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(height);
    });

test('arrow keys choose a deal, and its sources are announced', async ({ page }) => {
  await page.goto('/en');
  await untilHydrated(page);
  await page.getByRole('radio', { name: 'Project Estro' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Project Delfino' })).toBeChecked();
  await expect(page.locator(STATED)).toHaveText('€0.88m');
  await expect(page.locator('p[aria-live]').first()).toContainText('Project Delfino');
});

for (const height of [844, 640])
  test(`a choice on a phone shows the sources above the list: ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto('/en');
    await untilHydrated(page);
    /** The distance from the header to the sources, and from the chosen row to the lower edge of the window. */
    const room = () =>
      page.locator(STATED).evaluate((figure) => {
        const bounds = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
        return [
          bounds(figure.closest('[aria-hidden]')).top - bounds(document.querySelector('header')).bottom,
          innerHeight - bounds(document.querySelector('main label:has(:checked)')).bottom,
        ].map(Math.round);
      });
    const first = page.getByRole('radio').first();
    const chosen = async (choose: () => Promise<void>) => {
      await first.evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await choose();
      await expect
        .poll(async () => {
          const [above = -1, below = -1] = await room();
          return below === 0 || (above >= 0 && below > 0) || `${above} above, ${below} below`;
        })
        .toBe(true);
      await untilStill(page.locator(STATED));
    };
    await chosen(() => first.check());
    await chosen(() => page.keyboard.press('ArrowDown'));
  });

test('a choice from before hydration is shown', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await page.getByRole('radio', { name: 'Project Aurora' }).check();
    await route.continue();
  });
  await page.goto('/en');
  await expect(page.locator(STATED)).toHaveText('€2.6m');
});
