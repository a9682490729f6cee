import type { LanguageCode } from '#site/languages.ts';

/** Texts that docs/site.md gives to the letter, straight apostrophes and all. Source: section 8. */
export const givenToTheLetter: ReadonlySet<string> = new Set([
  'contact.form.toasts.error.title',
  'analyzer.errors.read.title',
  'reports.form.failure.title',
  'demo.form.failure.title',
  // Not in docs/site.md; the same words as its others.
  'webinars.form.failure.title',
]);

/** Those it gives with a unit right behind the number. Source: section 5. */
export const givenGlued: ReadonlySet<string> = new Set(['analyzer.errors.size.text']);

/** Those it gives with three dots in place of an ellipsis. Source: section 4. */
export const givenWithDots: Readonly<Record<LanguageCode, readonly string[]>> = {
  it: ['contact.form.submitting', 'demo.form.submitting'],
  en: [
    'analyzer.progress',
    'analyzer.progress.label',
    'contact.form.submitting',
    'demo.form.submitting',
    'designPartner.form.submitting',
    'reports.form.submitting',
  ],
  fr: [],
  de: [],
  es: [],
};
