import { expect, test } from '../e2e/support/fixtures.ts';
import { fillContactForm, sendContactForm } from '../e2e/support/steps.ts';
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
  fault(67, `frozen at operation ${n} of a submission`, async ({ device, email, note }) => {
    const { context, page } = device;
    const other = await context.newPage();
    for (const opened of [page, other]) await opened.goto('/en');
    await fillContactForm(page, { name: 'Ada', email: 'ada@fund.example' });
    await fillContactForm(other, { name: 'Grace', email: 'grace@fund.example' });
    const { frozen, thaw } = await freezeAtOperation(page, n);
    // Nothing comes back from a page that is frozen.
    void sendContactForm(page).catch(() => {});
    await frozen;
    await sendContactForm(other);
    const names = () => email.mails().map(({ template_params }) => template_params.name);
    await expect
      .poll(async () => names().includes('Grace') || (await namesInDatabase(other)).includes('Grace'), {
        timeout: PATIENCE_MS,
        intervals: [100],
      })
      .toBe(true);
    await thaw();
    note('Grace', true);
    note('Ada', true);
    await expect.poll(() => names().sort(), { timeout: 60_000 }).toEqual(['Ada', 'Grace']);
  });
}
