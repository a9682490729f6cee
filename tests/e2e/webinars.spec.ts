import { addressOf } from '#site/addresses.ts';
import { webinarsOf } from '../support/content.ts';
import { readMessages } from '../support/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { look, untilHydrated } from './support/steps.ts';

/** How many webinars are still to come on a day; two have a date, in January 2027. */
const days = [
  { day: '2027-01-10', upcoming: 2, chosen: 'shortlist' },
  { day: '2027-01-20', upcoming: 1, chosen: 'committee' },
  { day: '2027-03-01', upcoming: 0, chosen: 'models' },
  { day: '2030-01-01', upcoming: 0, chosen: 'models' },
] as const;

for (const code of ['it', 'de'] as const) {
  const words = readMessages(code, 'webinars');
  const titleOf = (name: string) => webinarsOf(code).find(({ id }) => id === name)?.title ?? '';

  for (const { day, upcoming, chosen } of days) {
    test(`on ${day} only what is to come is upcoming, and none that is over is chosen: ${code}`, async ({
      site,
      page,
    }) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await page.clock.setFixedTime(`${day}T10:00:00Z`);
      await page.goto(`${site.origin}${addressOf('/webinars', `/${code}`)}`);
      await untilHydrated(page);
      const section = (kind: string) =>
        page.getByRole('region', { name: words[`webinars.${kind}`] ?? '', exact: true });
      await expect(
        section('upcoming')
          .getByRole('listitem')
          .filter({ has: page.locator('h3') }),
      ).toHaveCount(upcoming);
      await expect(
        section('on-demand')
          .getByRole('listitem')
          .filter({ has: page.locator('h3') }),
      ).toHaveCount(4 - upcoming);
      await expect(section('on-demand').locator('time')).toHaveCount(0);
      await expect(section('upcoming').getByText(words['webinars.none'] ?? '')).toHaveCount(
        upcoming === 0 ? 1 : 0,
      );

      const title = titleOf(chosen);
      const form = page.getByRole('region', { name: title, exact: true });
      await expect(form.locator('strong')).toHaveText(title);
      await expect(page.locator('main a[aria-current=true]')).toHaveAccessibleName(
        `${words['webinars.chosen']} ${title}`,
      );
      expect(problems).toEqual([]);
    });
  }

  test(`what was live is offered as the recording that it is: ${code}`, async ({ site, page }) => {
    await page.clock.setFixedTime('2027-01-20T10:00:00Z');
    await page.goto(`${site.origin}/${code}/webinars`);
    await look(page);
    const title = titleOf('shortlist');
    await page.locator('main a[href*="webinar=shortlist"]').click();
    const form = page.getByRole('region', { name: title, exact: true });
    await expect(form).toContainText(words['webinars.anytime'] ?? '');
    await expect(form).toContainText(
      code === 'it' ? 'Registrato il 14 gennaio 2027' : 'Aufzeichnung vom 14. Januar 2027',
    );
    await expect(form.locator('time')).toHaveCount(0);
  });
}
