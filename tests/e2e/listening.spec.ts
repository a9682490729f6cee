import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { heard, speakWith } from './support/speech.ts';

const ARTICLE = '/insights/future-due-diligence-intelligence-augmentation';
const ENGLISH_ONLY = '/insights/regulatory-compliance-fintech';

test(
  'a note is read aloud in its own language, with a voice of this device',
  quick,
  async ({ site, page }) => {
    await page.addInitScript(speakWith, ['it-IT', 'en-US (remote)', 'en_GB']);
    await page.goto(`${site.origin}/it${ENGLISH_ONLY}`);
    await page.getByRole('button', { name: 'Ascolta' }).click();
    await expect.poll(async () => (await heard(page)).length).toBe(1);
    const [first] = await heard(page);
    expect(first).toMatchObject({ lang: 'en_GB', rate: 1 });
    const opening = await page.locator('article div[lang=en] > p').first().innerText();
    expect(opening.startsWith(first?.text ?? '-')).toBe(true);
    const marked = () => page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String));
    expect(await marked()).toEqual([first?.text]);

    await page.evaluate(() => dispatchEvent(new Event('sentence-said')));
    await expect.poll(async () => (await heard(page)).length).toBe(2);
    const [, second] = await heard(page);
    expect(await marked()).toEqual([second?.text]);

    await page.getByRole('button', { name: 'Pausa' }).click();
    await page.getByRole('button', { name: 'Testo', exact: true }).click();
    await page.getByRole('radio', { name: 'Svelta' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Riprendi' }).click();
    await expect
      .poll(async () => (await heard(page)).at(-1))
      .toMatchObject({ text: second?.text, rate: 1.25 });

    const isSpeaking = () => page.evaluate(() => speechSynthesis.speaking);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect.poll(isSpeaking).toBe(false);
    await page.getByRole('button', { name: 'Ascolta' }).click();
    await expect.poll(isSpeaking).toBe(true);
    await page.getByRole('link', { name: 'Torna agli approfondimenti' }).click();
    await expect(page).toHaveURL(/\/it\/insights$/);
    await expect.poll(isSpeaking).toBe(false);
    expect(await marked()).toEqual([]);
  },
);

test('where the browser has no highlights, the whole paragraph is marked', async ({ site, page }) => {
  await page.addInitScript(speakWith, ['en-GB']);
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await page.goto(`${site.origin}/en${ARTICLE}`);
  await page.getByRole('button', { name: 'Listen' }).click();
  const marked = page.locator('[data-spoken]');
  await expect(marked).toHaveText(/^A data room opens on Thursday evening/);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(marked).toHaveCount(0);
});

test('without a local voice for the language nothing is offered', async ({ site, page }) => {
  await page.addInitScript(speakWith, ['it-IT', 'en-GB (remote)']);
  await page.goto(`${site.origin}/it${ENGLISH_ONLY}`);
  await expect(page.getByRole('button', { name: 'Testo', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ascolta' })).toHaveCount(0);
  await page.goto(`${site.origin}/it${ARTICLE}`);
  await expect(page.getByRole('button', { name: 'Ascolta' })).toBeVisible();
});
