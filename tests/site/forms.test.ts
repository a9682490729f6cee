import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forms } from '#site/forms.ts';
import { everyForm } from '../support/form-cases.ts';

/** 'designPartner' is VITE_EMAILJS_TEMPLATE_DESIGN_PARTNER. */
const variableOf = (template: string) =>
  `VITE_EMAILJS_TEMPLATE_${template.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** The files that know the build variables by name, beside src/features/submissions/account.ts. */
const places = ['.env.example', '.env.rehearsal', 'src/vite-env.d.ts'].map((file) => ({
  file,
  names: new Set(readFileSync(file, 'utf8').match(/\bVITE_EMAILJS_TEMPLATE_\w+/g)),
}));

describe.each(places)('$file', ({ names }) => {
  test.each(forms)('names the template of $id', ({ template }) => {
    expect(names).toContain(variableOf(template));
  });

  test('names no template that no form has', () => {
    const known = forms.map(({ template }) => variableOf(template));
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
  });
});

test('every form is tried with what a visitor types: tests/support/form-cases.ts', () => {
  expect(everyForm.map(({ id }) => id).sort()).toEqual(forms.map(({ id }) => id).sort());
});
