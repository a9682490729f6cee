import type { Page } from '@playwright/test';
import { formById } from '#site/forms.ts';
import type { FormCase } from '../../support/form-cases.ts';
import { bringFormBack } from './steps.ts';

export { everyForm, type FormCase, formCases } from '../../support/form-cases.ts';

/** Fills in a form of the open page. */
export async function fillForm(page: Page, { id, values }: Pick<FormCase, 'id' | 'values'>): Promise<void> {
  await bringFormBack(page, id);
  const form = page.locator(`#${id}`);
  for (const { name, kind } of formById(id).fields) {
    const control = form.locator(`[name=${name}]`);
    if (kind === 'checkbox') await control.check();
    else if (kind === 'select') await control.selectOption(values[name] ?? '');
    else await control.fill(values[name] ?? '');
  }
}
