import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from './support/fixtures.ts';
import { openPage, seen, textOf } from './support/steps.ts';

const test = base.extend<{ deck: string }>({
  deck: async ({ engineName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'deck-'));
    const file = join(folder, 'deck.pdf');
    writeFileSync(file, '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    await use(file);
    rmSync(folder, { recursive: true });
  },
});

test('a PDF is accepted, and the analysis leads to the report', async ({ engine, deck }) => {
  await openPage(engine, '/en/analyzer');
  await engine.choose('#analyzer-upload input[type=file]', deck);
  await textOf(engine, '#analyzer-upload').toContain('deck.pdf');
  await seen(
    engine,
    'the progress',
    () => document.querySelector('progress, [role=progressbar]') !== null,
  ).toBe(true);
  await seen(engine, 'the address', () => location.pathname).toBe('/en/analyzer/results');
  await textOf(engine, 'h1').toBe('Aurora Vision AI');
  await seen(engine, 'the focus', () => document.activeElement?.localName).toBe('h1');
  expect(await engine.run(() => sessionStorage.getItem('analyzed'))).toBe('1');
});
