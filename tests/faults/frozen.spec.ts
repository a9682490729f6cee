import { setTimeout } from 'node:timers/promises';
import { expect, test } from '../e2e/support/fixtures.ts';
import { fillContactForm, sendContactForm, untilDrafted } from '../e2e/support/steps.ts';
import { fault, namesInDatabase } from './support/fault.ts';
import { freezeAtOperation } from './support/freeze.ts';

test.use({ light: true });

/** Within this another tab has to have saved what was sent in it, or the service has to have it. */
const PATIENCE_MS = 3_500;
const isLong = process.env.FAULTS === 'long';
/** More than a submission has operations. */
const LAST = 20;
const sample = [1, 3, 8, 14];

for (const n of isLong ? Array.from({ length: LAST }, (_, index) => index + 1) : sample) {
  fault(67, `frozen at operation ${n} of a submission`, async ({ context, page, email, note }) => {
    await page.goto('/en');
    await fillContactForm(page, { name: 'Ada', email: 'ada@fund.example' });
    await untilDrafted(page, 'Ada');
    const other = await context.newPage();
    await other.goto('/en');
    // What was typed elsewhere is offered here: it must not arrive in the middle of what is typed now.
    await expect(other.locator('#contact-form [name=name]')).toHaveValue('Ada');
    await fillContactForm(other, { name: 'Grace', email: 'grace@fund.example' });
    const { frozen, thaw } = await freezeAtOperation(page, n);
    // Nothing comes back from a page that is frozen.
    void sendContactForm(page).catch(() => {});
    await frozen;
    await sendContactForm(other);
    const names = () => email.mails().map(({ template_params }) => template_params.name);
    // A database that is held up does not answer at all.
    const isKept = () =>
      Promise.race([namesInDatabase(other).then((kept) => kept.includes('Grace')), setTimeout(200, false)]);
    await expect
      .poll(async () => names().includes('Grace') || (await isKept()), {
        timeout: PATIENCE_MS,
        intervals: [50],
      })
      .toBe(true);
    await thaw();
    note('Grace', true);
    note('Ada', true);
    await expect.poll(() => names().sort(), { timeout: 60_000 }).toEqual(['Ada', 'Grace']);
  });
}
