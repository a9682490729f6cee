import { setTimeout } from 'node:timers/promises';
import { expect, test } from '../e2e/support/fixtures.ts';
import { fillContactForm, sendContactForm, untilDrafted } from '../e2e/support/steps.ts';
import { fault, namesInDatabase } from './support/fault.ts';
import { freezeAtOperation } from './support/freeze.ts';

test.use({ light: true });

/** Milliseconds within which another tab must have stored its submission, or the service must have it. */
const STORED_MS = 3_500;
const isLong = process.env.FAULTS === 'long';
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** A delivered submission has ten operations that write. Those that read can be frozen as well. */
const moments = [
  ...(isLong ? upTo(10) : [1, 3, 5, 9]).map(
    (n) => ({ n, counted: 'writing', name: 'writing operation' }) as const,
  ),
  ...(isLong ? upTo(20) : [3, 14]).map((n) => ({ n, counted: 'all', name: 'operation' }) as const),
];

for (const { n, counted, name } of moments) {
  fault(67, `frozen at ${name} ${n} of a submission`, async ({ context, page, email, note }) => {
    await page.goto('/en');
    await fillContactForm(page, { name: 'Ada', email: 'ada@fund.example' });
    await untilDrafted(page, 'Ada');
    const other = await context.newPage();
    await other.goto('/en');
    // The other tab restores the same draft. It must do so before the test types into it.
    await expect(other.locator('#contact-form [name=name]')).toHaveValue('Ada');
    await fillContactForm(other, { name: 'Grace', email: 'grace@fund.example' });
    const { frozen, thaw } = await freezeAtOperation(page, n, counted);
    // The click returns once the page is no longer frozen.
    void sendContactForm(page).catch(() => {});
    await frozen;
    await sendContactForm(other);
    const names = () => email.mails().map(({ template_params }) => template_params.name);
    // A blocked database does not answer at all.
    const isStored = () =>
      Promise.race([
        namesInDatabase(other).then((stored) => stored.includes('Grace')),
        setTimeout(200, false),
      ]);
    await expect
      .poll(async () => names().includes('Grace') || (await isStored()), {
        timeout: STORED_MS,
        intervals: [50],
      })
      .toBe(true);
    await thaw();
    note('Grace', true);
    note('Ada', true);
    await expect.poll(() => names().sort(), { timeout: 60_000 }).toEqual(['Ada', 'Grace']);
  });
}
