import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateVariable } from '#build/environment.ts';
import { forms } from '#site/forms.ts';
import { everyForm } from '../support/form-cases.ts';

/** The files that name the build variables, in addition to src/features/outbox/build-account.ts. */
const places = ['.env.example', '.env.rehearsal', 'src/vite-env.d.ts'].map((file) => ({
  file,
  names: new Set(readFileSync(file, 'utf8').match(/\bVITE_EMAILJS_TEMPLATE_\w+/g)),
}));

test.each(places)('$file names the template of every form, and no other', ({ names }) => {
  expect([...names].sort()).toEqual(forms.map(({ template }) => templateVariable(template)).sort());
});

test('every form has its case in tests/support/form-cases.ts', () => {
  expect(everyForm.map(({ id }) => id).sort()).toEqual(forms.map(({ id }) => id).sort());
});
