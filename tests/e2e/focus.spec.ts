import { heard, speakWith } from '../support/speech.ts';
import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';

const ARTICLE = '/en/insights/future-due-diligence-intelligence-augmentation';

test('who hides the comparison stands on the button that opens it', async ({ site, page }) => {
  await page.goto(`${site.origin}/en`);
  await page.getByRole('button', { name: 'Compare the alternatives' }).click();
  await page
    .locator('#comparison-section')
    .getByRole('button', { name: 'Hide the comparison' })
    .press('Enter');
  const opener = page.getByRole('button', { name: 'Compare the alternatives' });
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport();
});

test('who hides the calculator stands on the link that opens it', async ({ site, page }) => {
  await page.goto(`${site.origin}/en`);
  const opener = page.getByRole('main').getByRole('link', { name: 'Calculate your ROI' });
  await opener.press('Enter');
  await page.getByRole('button', { name: 'Hide the calculator' }).press('Enter');
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport();
  await expect(page).toHaveURL(`${site.origin}/en`);
});

test(
  'who asks for a demo with figures hears that they are calculated, and arrives at the form',
  quick,
  async ({ site, page }) => {
    await page.goto(`${site.origin}/en#roi-calculator-section`);
    await page
      .locator('#roi-calculator-section')
      .getByRole('button', { name: 'Request a demo' })
      .press('Enter');
    await expect(page.locator('#announcer')).toHaveText('Calculating…');
    await expect(page.locator('#contact-form')).toContainText('saved per year');
    await expect(page.locator('#contact-form:focus, #contact-form :focus')).toHaveCount(1);
  },
);

test('who stops the reading aloud stands on the button that starts it', async ({ site, page }) => {
  await page.addInitScript(speakWith, ['en-GB']);
  await page.goto(`${site.origin}${ARTICLE}`);
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect.poll(async () => (await heard(page)).length).toBe(1);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused();
});
