import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forms } from '#site/forms.ts';
import { everyForm } from '../support/form-cases.ts';

/** Returns the name of the variable: 'designPartner' is VITE_EMAILJS_TEMPLATE_DESIGN_PARTNER. */
const variableOf = (template: string) =>
  `VITE_EMAILJS_TEMPLATE_${template.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** The files that name the build variables, in addition to src/features/outbox/build-account.ts. */
const places = ['.env.example', '.env.rehearsal', 'src/vite-env.d.ts'].map((file) => ({
  file,
  names: new Set(readFileSync(file, 'utf8').match(/\bVITE_EMAILJS_TEMPLATE_\w+/g)),
}));

test.each(places)('$file names the template of every form, and no other', ({ names }) => {
  expect([...names].sort()).toEqual(forms.map(({ template }) => variableOf(template)).sort());
});

test('every form has its case in tests/support/form-cases.ts', () => {
  expect(everyForm.map(({ id }) => id).sort()).toEqual(forms.map(({ id }) => id).sort());
});
