import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SubProcessor, subProcessors } from '#site/sample-systems.ts';
import { content } from '../support/content.ts';
import { wordsOf } from '../support/messages.ts';

const privacy = readFileSync('locales/it/texts/privacy.md', 'utf8').toLowerCase();
const inItalian = wordsOf('it');

test('/security and the privacy text use the same words for each service', () => {
  const rows: readonly SubProcessor[] = subProcessors;
  const shared = rows.filter(({ inPrivacyText }) => inPrivacyText);
  expect(shared.length).toBeGreaterThan(0);
  for (const { id, company, location, receives } of shared) {
    const words = [company, ...[location, receives].map((message) => message && inItalian(message))];
    for (const word of words) if (word) expect.soft(privacy, id).toContain(word.toLowerCase());
  }
});

test('every legal text has the day of its last revision', () => {
  expect(content.legal.map(({ slug }) => slug).sort()).toEqual(['cookies', 'privacy', 'terms']);
  for (const { slug, revised } of content.legal) expect.soft(revised >= '2026-11-28', slug).toBe(true);
});
