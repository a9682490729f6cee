import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf, pathOf } from '#site/addresses.ts';
import { languages } from '#site/languages.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

describe.each(languages)('the premium access to the reports in $name', ({ code }) => {
  const base = `/${code}`;
  const text = mainText(`${base}/report-download`);
  const html = readFileSync(join('dist', `${base}/report-download.html`), 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const plain = wordsOf(code);
  const timesLinked = (address: string) => main.split(`href="${address}"`).length - 1;

  test.each(['exclusive', 'insights', 'support'] as const)('has the feature %s', (feature) => {
    expect(text).toContain(plain(`reportDownload.feature.${feature}`));
    expect(text).toContain(plain(`reportDownload.feature.${feature}.text`));
  });

  test('leads to the licences and the contact form on the home page, and back to the reports', () => {
    const home = addressOf('/', base);
    expect(timesLinked(`${home}#pricing`)).toBe(1);
    // Once from the panel, once from the notice.
    expect(timesLinked(`${home}#contact-form`)).toBe(2);
    expect(timesLinked(addressOf(pathOf('reports'), base))).toBe(1);
  });

  test('tells free visitors where to go', () => {
    expect(text).toContain(plain('reportDownload.gated'));
    expect(text).toContain(plain('reportDownload.gated.text'));
    expect(timesLinked(addressOf(pathOf('pricing'), base))).toBe(1);
  });

  test('has no form', () => {
    expect(main).not.toContain('<form');
  });
});
