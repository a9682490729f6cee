import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brand } from '#site/brand.ts';
import { deviceStorage } from '#site/device-storage.ts';
import { languages } from '#site/languages.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** What each text must speak of. Source: docs/site.md, section 2; docs/outbox.md, rules 11 and 15. */
const subjects = {
  privacy: ['EmailJS', 'Garante', 'articoli 15–22', 'articolo 28', 'quattro byte', '30 giorni', 'titolare'],
  terms: ['simulazione', 'consulenza in materia di investimenti', 'contratto separato', 'legge italiana'],
  cookies: ['Nessun cookie', 'Nessun tracciatore', 'EmailJS', 'impostazioni del browser', 'articolo 122'],
};
const ids = ['privacy', 'terms', 'cookies'] as const;

/** Words at most. What article 13 of the GDPR asks for takes its room. */
const longest = { privacy: 1800, terms: 1050, cookies: 1050 };

/** January 2025 (docs/site.md, section 2) as each language writes it. */
const updated = {
  it: 'gennaio 2025',
  en: 'January 2025',
  fr: 'janvier 2025',
  de: 'Januar 2025',
  es: 'enero de 2025',
};

describe.each(ids)('the text of /%s', (id) => {
  const markdown = readFileSync(`locales/it/texts/${id}.md`, 'utf8');

  test('is of a length that is read, with the signs of a printed page', () => {
    const words = markdown.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(longest[id]);
    expect(markdown).not.toMatch(/['"]| {2}/);
  });

  test.each(languages)('stands in the $name edition, with its date, address and way home', ({ code }) => {
    const text = mainText(`/${code}/${id}`);
    const message = wordsOf(code);
    const html = readFileSync(`dist/${code}/${id}.html`, 'utf8');
    for (const subject of subjects[id]) expect(text).toContain(subject);
    expect(text).toContain(message(`legal.${id}.heading`));
    expect(text).toContain(message(`legal.${id}.summary`));
    expect(html).toMatch(new RegExp(`<time dateTime="2025-01">${updated[code]}</time>`, 'i'));
    expect(html).toContain(`href="mailto:${brand.infoAddress}"`);
    expect(text).toContain(message('common.home'));
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(text.includes(message('common.italianOnly'))).toBe(code !== 'it');
    expect(main.includes('lang="it"')).toBe(code !== 'it');
  });
});

describe.each(['cookies', 'outbox'])('/%s lists what is kept on the device', (page) => {
  test.each(languages)('in $name', ({ code }) => {
    const text = mainText(`/${code}/${page}`);
    const message = wordsOf(code);
    for (const entry of deviceStorage) {
      const { id: row, where, until } = entry;
      const named = [`device.${row}.what`, `device.${row}.why`, `device.where.${where}`, until] as const;
      for (const id of named) expect(text).toContain(message(id));
      expect(text).toContain(entry.name);
    }
    expect(text).toContain(message('device.erase.all'));
  });
});

test('no two rows of the table are the same place', () => {
  const places = deviceStorage.map(({ where, name }) => `${where} ${name}`);
  expect(new Set(places).size).toBe(places.length);
});
