import { expect, test } from './support/fixtures.ts';
import { leave, open, pageState, sizes } from './support/page-state.ts';
import { untilDrafted, untilHydrated } from './support/steps.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const lists = [
  { path: '/en/reports', word: 'report', place: 'report-request', last: 'decisions' },
  { path: '/en/webinars', word: 'webinar', place: 'webinar-registration', last: 'connections' },
];

for (const { path, word, place, last } of lists) {
  for (const viewport of sizes) {
    test(`the chosen ${word} stays chosen with what was typed, at ${viewport.width} px`, async ({
      site,
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, site.origin + path);
      // The one that is chosen says so itself.
      const choices = page.getByRole('link', { name: new RegExp(`^(Choose this ${word}|Selected)`) });
      const title = await page.locator(`#${word}-${last}`).innerText();
      const section = page.locator(`#${place}`);
      const name = section.locator('[name=name]');
      const { entries } = await pageState(page);
      await expect(section).not.toContainText(title);
      await choices.first().press('Enter');
      await choices.last().press('Enter');
      await expect(section).toBeFocused();
      await expect(section).toContainText(title);
      await expect(choices.last()).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('main [aria-current]')).toHaveCount(1);
      const address = `${path}?${word}=${last}#${place}`;
      expect(await pageState(page)).toMatchObject({ entries, address });
      await name.fill('Ada Lovelace');
      await untilDrafted(page, 'Ada Lovelace');

      await page.reload();
      await untilHydrated(page);
      await expect(section).toContainText(title);
      await expect(name).toHaveValue('Ada Lovelace');

      const left = await leave(page, 'Insights');
      await page.goBack();
      await expect.poll(() => pageState(page)).toMatchObject({ address, top: left.top, height: left.height });
      await expect(section).toContainText(title);
      await expect(name).toHaveValue('Ada Lovelace');
    });
  }
}

test('a question about a guide begins with its title, and leaves what was typed alone', async ({
  site,
  page,
}) => {
  await open(page, `${site.origin}/en/guides`);
  const guides = page.locator('main article');
  const message = page.locator('#demo-form [name=messaggio]');
  const ask = (index: number) =>
    guides.nth(index).getByRole('link', { name: 'Request a personal consultation' }).click();
  await ask(1);
  await expect(page.locator('#demo-form')).toBeFocused();
  const title = async (index: number) => (await guides.nth(index).getByRole('heading').allInnerTexts())[0];
  await page.goBack();
  await expect(guides).toHaveCount(6);
  const [second, third] = [await title(1), await title(2)];
  await page.goForward();
  await expect(message).toHaveValue(`I would like a personal consultation on the guide “${second}”.`);

  await page.reload();
  await page.locator('#demo-form [name=nome]').fill('Ada');
  await expect(message).toHaveValue(new RegExp(`${second}`));
  await message.fill('What I have written myself');
  await untilDrafted(page, 'What I have written myself');
  await page.goBack();
  await ask(2);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(third?.split(' ')[0] ?? '')));
  await expect(message).toHaveValue('What I have written myself');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('choosing leads to the form, and the analyzer says what it needs', async ({ site, page }) => {
    await page.goto(`${site.origin}/en/reports`);
    await page.getByRole('link', { name: 'Choose this report' }).last().click();
    await expect(page.locator('#report-request')).toBeInViewport();
    await page.goto(`${site.origin}/en/analyzer`);
    await expect(page.getByText('needs scripts, which are switched off here')).toBeVisible();
    await expect(page.locator('#analyzer-upload label')).toBeHidden();
  });
});
