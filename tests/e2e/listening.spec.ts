import { heard, speakWith } from '../support/speech.ts';
import { expect, test } from './support/fixtures.ts';

const ARTICLE = '/en/insights/future-due-diligence-intelligence-augmentation';

test.beforeEach(({ page }) => page.addInitScript(speakWith, ['en-GB']));

test('the complete paragraph is marked if the browser has no CSS highlights', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Listen' }).click();
  const marked = page.locator('[data-spoken]');
  await expect(marked).toHaveText(/^A data room opens on Thursday evening/);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(marked).toHaveCount(0);
});

/** Runs in the page: replaces the Screen Wake Lock API, and records its calls. */
function noteWakeLocks(): void {
  const asked: string[] = [];
  const request = async (kind: string) => {
    asked.push(`${kind} on`);
    return { released: false, release: async () => void asked.push(`${kind} off`) };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.assign(globalThis, { asked });
}

test('the screen stays on while the voice speaks, and the media keys control the voice', async ({ page }) => {
  await page.addInitScript(noteWakeLocks);
  await page.addInitScript(() => {
    const handlers: Record<string, (() => void) | null> = {};
    Object.assign(globalThis, { handlers });
    MediaSession.prototype.setActionHandler = (action, handler) => {
      handlers[action] = handler as (() => void) | null;
    };
  });
  const asked = () => page.evaluate(() => Reflect.get(globalThis, 'asked'));
  const press = (action: string) =>
    page.evaluate((name) => Reflect.get(globalThis, 'handlers')[name](), action);
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect.poll(asked).toEqual(['screen on']);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(
    await page.getByRole('heading', { level: 1 }).innerText(),
  );
  await press('pause');
  await expect.poll(asked).toEqual(['screen on', 'screen off']);
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused');
  const [first] = await heard(page);
  await press('nexttrack');
  await press('play');
  await expect.poll(async () => (await heard(page)).length).toBe(2);
  expect((await heard(page)).at(-1)?.text).not.toBe(first?.text);
  await press('previoustrack');
  await expect.poll(async () => (await heard(page)).at(-1)?.text).toBe(first?.text);
  await press('stop');
  await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
  expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
  await expect.poll(async () => (await asked()).at(-1)).toBe('screen off');
});

test('the page reports a voice that fell silent, and resumes at the same sentence', async ({ page }) => {
  await page.clock.install();
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Listen' }).click();
  await page.clock.runFor(100);
  await page.evaluate(() => dispatchEvent(new Event('sentence-said')));
  await page.clock.runFor(10_000);
  expect(await heard(page)).toHaveLength(2);
  await page.evaluate(() => dispatchEvent(new Event('voice-lost')));
  await page.clock.runFor(5_000);
  await expect(page.getByRole('alert').filter({ hasText: 'The voice fell silent' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(100);
  await expect.poll(async () => (await heard(page)).length).toBe(3);
  const [, second, third] = await heard(page);
  expect(third?.text).toBe(second?.text);
});

test('a returning reader listens on from the last spoken sentence', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Listen' }).click();
  for (let said = 1; said <= 12; said += 1) {
    await expect.poll(async () => (await heard(page)).length).toBe(said);
    await page.evaluate(() => dispatchEvent(new Event('sentence-said')));
  }
  await expect.poll(async () => (await heard(page)).length).toBe(13);
  const last = (await heard(page)).at(-1);
  await page.goto('/en/faq');
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect.poll(async () => (await heard(page)).at(-1)?.text).toBe(last?.text);
  const spoken = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('spoken') ?? [];
      const { top, bottom } = (range as Range).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(spoken).toBe(true);
});
