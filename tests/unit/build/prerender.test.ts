import { MissingTranslationError } from 'react-intl';
import { expect, test } from 'vitest';
import { missingMessage } from '#build/prerender.ts';

test('a message that a page uses and no file has is named with the page', () => {
  const missing = new MissingTranslationError({ id: 'faq.heading' }, 'it');
  expect(missingMessage(missing, '/it/faq')?.message).toBe(
    'The page /it/faq uses the message "faq.heading", which is in no file of locales/<language>. Restore it.',
  );
  expect(missingMessage(new Error('another'), '/it/faq')).toBeUndefined();
});
