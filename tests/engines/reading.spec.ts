import { expect, test } from './support/fixtures.ts';
import { openPage, seen } from './support/steps.ts';

const article = '/en/insights/future-due-diligence-intelligence-augmentation';

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 780 },
]) {
  test(`the reading panel is in view and next to its button: ${width} px`, async ({ engine }) => {
    await engine.resize({ width, height });
    await openPage(engine, article);
    for (const top of [0, 1_500]) {
      await engine.run((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await engine.click('[popovertarget=reading-settings]');
      await seen(engine, 'the position of the panel', () => {
        const panel = document.querySelector('#reading-settings:popover-open');
        const last = panel?.lastElementChild?.getBoundingClientRect();
        if (!panel || !last) return 'closed';
        const box = panel.getBoundingClientRect();
        if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
          return 'out of view';
        if (box.bottom - last.bottom > 32) return 'stretched';
        const button = document.querySelector('[popovertarget=reading-settings]')?.getBoundingClientRect();
        const [top, bottom, right] = button ? [button.top, button.bottom, button.right] : [0, 0, 0];
        const distance = Math.max(box.top - bottom, top - box.bottom);
        // On a phone the panel is a bottom sheet.
        return innerWidth < 640 || (distance < 16 && box.left < right && box.right >= right)
          ? 'in view'
          : 'far from its button';
      }).toBe('in view');
      expect(
        await engine.run(() => document.querySelectorAll('#reading-settings input:checked').length),
      ).toBeGreaterThan(1);
      await engine.press('Escape');
      // While the panel fades, it may cover the button.
      await seen(engine, 'it is closed', () =>
        document.querySelector('#reading-settings')?.checkVisibility(),
      ).toBe(false);
    }
  });
}

test('a press on a marked passage selects it, and the button removes its mark', async ({ engine }) => {
  const paragraph = 'article > div > div > p';
  await openPage(engine, article);
  await engine.run((selector) => {
    const exact = document.querySelector(selector)?.textContent;
    const mark = {
      path: location.pathname.slice(3),
      language: 'en',
      title: '',
      exact,
      prefix: '',
      suffix: '',
    };
    localStorage.setItem('marked-passages', JSON.stringify([mark]));
  }, paragraph);
  await openPage(engine, article);
  const highlights = () => CSS.highlights.get('marked')?.size ?? 0;
  await seen(engine, 'the highlight', highlights).toBe(1);
  await engine.click(paragraph);
  const button = () => document.querySelector('button[popover]:popover-open')?.textContent ?? '';
  await seen(engine, 'the button', button).toBe('Remove the mark');
  await engine.click('button[popover]');
  await seen(engine, 'no highlight', highlights).toBe(0);
  await seen(engine, 'no button after it', button).toBe('');
});
