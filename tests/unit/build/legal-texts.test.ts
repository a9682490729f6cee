import { expect, test } from 'vitest';
import { legalWarning } from '#build/legal-texts.ts';

const complete = new Map([['privacy.md', 'Il [titolare](/it/about) usa stats.example.']]);

test('complete legal texts cause no warning', () => {
  expect(legalWarning({ texts: complete })).toBeUndefined();
  expect(legalWarning({ texts: complete, counter: 'https://stats.example/count' })).toBeUndefined();
});

test('a build warns of passages in square brackets, by text and line', () => {
  const text = 'IVA esclusa [da confermare].\n\nA [Paese da completare], [oppure] altrove.';
  const texts = new Map([...complete, ['terms.md', text]]);
  expect(legalWarning({ texts })).toContain(
    'locales/it/texts/terms.md: complete the square brackets in lines 1, 3\n',
  );
  expect(legalWarning({ texts })).not.toContain('privacy.md');
});

test('a build warns of a visit counter that the privacy text does not name', () => {
  const warning = legalWarning({ texts: complete, counter: 'https://plausible.io/api/event' });
  expect(warning).toContain('privacy.md does not name the visit counter plausible.io');
});
