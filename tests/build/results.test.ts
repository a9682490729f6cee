import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bandOf, partScores, reportSections, sampleScores } from '#features/analyzer/model/sample.ts';
import { languages } from '#site/languages.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

describe.each(languages)('the sample report in $name, without scripts', ({ code }) => {
  const html = readFileSync(`dist/${code}/analyzer/results.html`, 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const text = mainText(`/${code}/analyzer/results`);
  const plain = wordsOf(code);

  test('its sections stand in their order, and the links above lead to them', () => {
    const places = reportSections.map(({ anchor }) => main.indexOf(`<section id="${anchor}"`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const { anchor } of reportSections) expect(main).toContain(`href="#${anchor}"`);
    expect(main).not.toContain('aria-current');
  });

  test('each score is there as a bar, a number and a word', () => {
    for (const { label, score } of sampleScores) {
      const band = plain(`results.band.${bandOf(score)}`);
      const row = main
        .split('<tr')
        .find((part) => part.includes('scope="row"') && part.includes(plain(label)));
      expect(row).toContain(`>${score}<`);
      expect(row).toContain(band);
      expect(row).toContain(`width="${score}"`);
      expect(row).toContain('aria-hidden="true"');
    }
  });

  test('the radar is drawn, and its text tells the same', () => {
    const [label = ''] = /(?<=<svg[^>]*role="img" aria-label=")[^"]+/.exec(main) ?? [];
    for (const { label: id, score } of partScores) expect(label).toContain(`${plain(id)} ${score}`);
    const [drawn = ''] = /<svg[^>]*role="img".*?<\/svg>/s.exec(main) ?? [];
    expect(drawn.match(/<circle /g)).toHaveLength(partScores.length);
  });

  test('what it comes to is said in words, section by section', () => {
    for (const id of ['overview', 'financials', 'team', 'market', 'technology'] as const) {
      expect(text).toContain(plain(`results.${id}.note`));
    }
  });

  test('it is called a sample above the report, beside it, and on every printed sheet', () => {
    for (const id of ['results.sample', 'results.tag', 'results.running'] as const)
      expect(text).toContain(plain(id));
  });

  test('nothing is styled in place', () => {
    expect(main).not.toMatch(/ style=/);
  });
});
