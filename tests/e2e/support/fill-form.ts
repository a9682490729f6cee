import type { Page } from '@playwright/test';
import { type FormId, formById } from '#site/forms.ts';

/** Fills in a form with something that it takes, whichever it is. */
export async function fillForm(page: Page, id: FormId): Promise<void> {
  for (const { name, kind, options = [] } of formById(id).fields) {
    const control = page.locator(`#${id} [name=${name}]`);
    if (kind === 'checkbox') await control.check();
    else if (kind === 'select') await control.selectOption(options.at(-1)?.value ?? '');
    else await control.fill(kind === 'email' ? 'ada@fund.example' : 'Ada Lovelace');
  }
}
