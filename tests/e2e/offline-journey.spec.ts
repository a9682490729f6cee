import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import {
  fillContactForm,
  pdfFile,
  sendContactForm,
  untilOfflineReady,
  visitorData,
} from './support/steps.ts';

const slug = 'future-due-diligence-intelligence-augmentation';

test(
  'a form filled in a dead hall arrives once the train has signal again',
  quick,
  async ({ site, email, device }) => {
    await device.page.goto('/it');
    await untilOfflineReady(device.page);
    await site.stop();
    await email.stop();

    const { page } = device;
    await page.goto(`/de/insights/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');

    await page.goto('/fr/analyzer');
    await page.locator('#analyzer-upload input[type=file]').setInputFiles(pdfFile);
    await page.waitForURL('**/fr/analyzer/results', { timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Aurora Vision AI' })).toBeVisible();

    await page.goto('/es#roi-calculator-section');
    const calculator = page.locator('#roi-calculator-section');
    for (const figure of ['60.000', '4.000', '56.000', '672.000', '93,75', '375']) {
      await expect(calculator).toContainText(figure);
    }

    await page.goto('/en');
    await fillContactForm(page);
    await sendContactForm(page);
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await expect(page.locator('header')).toContainText('1 waiting');
    await device.kill();

    await email.start();
    await site.start();
    await device.restart();
    await device.page.goto('/en/outbox');
    await expect(device.page.getByText('Nothing is waiting')).toBeVisible({ timeout: 20_000 });

    const mails = email.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      user_id: 'rehearsal_key',
      service_id: 'service_forms',
      template_id: 'template_contact',
      template_params: { ...visitorData, language: 'en' },
    });
    expect(mails[0]?.template_params.submission_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(mails[0]?.template_params.submitted_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(Object.keys(mails[0]?.template_params ?? {})).not.toContain('termsAccepted');
  },
);
