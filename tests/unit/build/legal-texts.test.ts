import { expect, test } from 'vitest';
import { legalWarning } from '#build/legal-texts.ts';

const complete = new Map([['privacy.md', 'Il [titolare](/it/about) usa stats.example.']]);

test('complete legal texts cause no warning', () => {
  expect(legalWarning({ texts: complete })).toBeUndefined();
  expect(legalWarning({ texts: complete, counter: 'https://stats.example/count' })).toBeUndefined();
});

test('a build warns of passages in square brackets, by text', () => {
  const texts = new Map([...complete, ['terms.md', 'IVA esclusa [da confermare], a [Paese da completare].']]);
  expect(legalWarning({ texts })).toContain('terms.md has 2 passages');
  expect(legalWarning({ texts })).not.toContain('privacy.md');
});

test('a build warns of a visit counter that the privacy text does not name', () => {
  const warning = legalWarning({ texts: complete, counter: 'https://plausible.io/api/event' });
  expect(warning).toContain('privacy.md does not name the visit counter plausible.io');
});
