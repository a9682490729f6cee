import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, sendContactForm } from '../e2e/support/steps.ts';
import { untilOnDisk } from './support/disk.ts';
import { fault, namesInDatabase } from './support/fault.ts';

fault(2, 'the browser is killed after the confirmation', async ({ device, email, send }) => {
  await device.page.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  await device.kill();
  await email.start();
  await device.restart();
  await device.page.goto('/en');
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
});

fault(3, 'the browser is killed 50 ms to 2.5 s after submit', async ({ device, email, note }) => {
  test.setTimeout(300_000);
  await device.page.goto('/en');
  await email.stop();
  const draft = () => device.page.getByRole('heading', { name: 'Unsent drafts' });
  for (const [name, ms] of [
    ['Ada', 50],
    ['Grace', 400],
    ['Edith', 2_500],
  ] as const) {
    await fillContactForm(device.page, { name });
    await untilOnDisk(device, `"name":"${name}"`);
    await sendContactForm(device.page);
    await new Promise((resolve) => setTimeout(resolve, ms));
    const confirmed = await device.page.getByText('Saved on this device', { exact: true }).isVisible();
    await device.kill();
    note(name, confirmed);
    await device.restart();
    await device.page.goto('/en/outbox');
    await expect(
      device.page
        .getByText(/requests? (?:is|are) waiting/)
        .or(draft())
        .first(),
    ).toBeVisible();
    const stored = await namesInDatabase(device.page);
    // A submission that is not in the queue was never confirmed and is still a draft.
    if (!stored.includes(name)) {
      expect(confirmed).toBe(false);
      await expect(draft()).toBeVisible();
    }
    // After more than a second, the submission must be stored.
    if (ms > 1_000) expect(stored).toContain(name);
    await device.page.goto('/en');
  }
  await email.start();
});

fault(4, 'the browser is killed before the service accepts', async ({ device, email, sendUnanswered }) => {
  await device.page.goto('/en');
  await sendUnanswered('Ada');
  await device.kill();
  await device.restart();
  await device.page.goto('/en');
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(1);
});

fault(5, 'the browser is killed after the service accepted', async ({ device, email, note, send }) => {
  email.order({ plan: [step({ drop: 'after' })], ratePerSecond: 1 });
  await device.page.goto('/en');
  await send('Ada', { awaited: false });
  await expect.poll(() => email.mails().length).toBeGreaterThan(0);
  await device.kill();
  note('Ada', true);
  await device.restart();
  await device.page.goto('/en/outbox');
  await expect(device.page.getByText('Nothing is waiting')).toBeVisible({ timeout: 20_000 });
});
