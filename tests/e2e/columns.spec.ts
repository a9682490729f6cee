import { pages } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';

/** How many columns each list of four has, and in how many rows the footer's groups stand. */
function columns() {
  const distinct = (numbers: readonly number[]) => new Set(numbers.map(Math.round)).size;
  const shown = (list: Element) => [...list.children].filter((child) => child.getClientRects().length > 0);
  const grids = [...document.querySelectorAll('main :is(ul, ol, dl)')].filter(
    (list) => getComputedStyle(list).display === 'grid',
  );
  const fours = grids.map(shown).filter(({ length }) => length === 4);
  const groups = document.querySelector('footer nav');
  return {
    fours: fours.map((items) => distinct(items.map((item) => item.getBoundingClientRect().left))),
    footerRows: groups && distinct(shown(groups).map((group) => group.getBoundingClientRect().top)),
  };
}

// Below 640 the footer's groups are folded.
for (const width of [640, 820, 1024]) {
  test(`four stand in a row or two and two, never three and one: ${width}`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 900 });
    let lists = 0;
    for (const { address } of pages.filter(({ base, slug }) => base === '/de' && !slug)) {
      await page.goto(`${site.origin}${address}`);
      const { fours, footerRows } = await page.evaluate(columns);
      expect(fours, address).not.toContain(3);
      expect(footerRows, address).toBe(1);
      lists += fours.length;
    }
    expect(lists).toBeGreaterThan(5);
  });
}
