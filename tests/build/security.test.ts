import { describe, expect, test } from 'vitest';
import { measures } from '#pages/security/measures.ts';
import { questions } from '#pages/security/questions.ts';
import { brand } from '#site/brand.ts';
import { deviceStorage } from '#site/device-storage.ts';
import { type Locale, locales } from '#site/locales.ts';
import { certifications } from '#site/navigation.ts';
import { type SubProcessor, subProcessors } from '#site/sample-systems.ts';
import { linkInto } from '../support/addresses.ts';
import { mainOf, partOf, textOf } from '../support/dom.ts';
import { attributesOf, htmlOf, lacking, mainHtml, mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** Claims about the company or the product that are forbidden without a certificate. */
const certified: Record<Locale, RegExp> = {
  it: /\bcertificat[aie]\b|(?:è|siamo) certificato/i,
  en: /\bcertified\b/i,
  fr: /\bcertifiée?s?(?!\p{L})/iu,
  de: /zertifiziert/i,
  es: /\bcertificad[ao]s\b|(?:está|es) certificad/i,
};

describe.each(locales)('the security page in $name', ({ code }) => {
  const message = wordsOf(code);
  const address = `/${code}/security`;
  const page = mainOf(address);
  const rowsOf = (id: string) => [
    ...page.querySelectorAll(`section[aria-labelledby=${id}] tbody tr:has(td)`),
  ];

  test('has a row for each measure, with its status', () => {
    const rows = rowsOf('measures').map(textOf);
    expect(rows).toHaveLength(measures.length);
    for (const [index, { name, text, status }] of measures.entries()) {
      const wanted = [message(name), message(text), message(`security.status.${status}`)];
      expect.soft(lacking(rows[index] ?? '', wanted)).toEqual([]);
    }
    expect(textOf(partOf(page, '#measures'))).toMatch(new RegExp(`\\b${measures.length}\\b`));
  });

  test('states only that the certifications are in progress', () => {
    const own = rowsOf('measures').filter((row) =>
      certifications.some((id) => textOf(row).startsWith(message(`common.certification.${id}`))),
    );
    expect(own).toHaveLength(certifications.length);
    for (const row of own) expect(textOf(row)).toContain(message('security.status.inProgress'));
    expect(mainText(address)).not.toMatch(certified[code]);
  });

  test('has a contact for the data that the owner has not entered', () => {
    const rows: readonly SubProcessor[] = subProcessors;
    const cells = rowsOf('processors').flatMap((row) => [...row.querySelectorAll('td')]);
    for (const isInPrivacyText of [true, false]) {
      const blank = rows
        .filter((row) => Boolean(row.inPrivacyText) === isInPrivacyText)
        .flatMap((row) => [row.company, row.country ?? row.location, row.receives, row.since])
        .filter((field) => field === undefined);
      const words = message(isInPrivacyText ? 'security.processors.open' : 'security.processors.blank');
      expect(cells.filter((cell) => textOf(cell) === words)).toHaveLength(blank.length);
    }
    const links = attributesOf(mainHtml(address), 'a').map(({ href }) => href);
    expect(links).toContain(`mailto:${brand.infoAddress}`);
  });

  test('names all data stored on the device', () => {
    const device = textOf(partOf(page, 'section[aria-labelledby=device]'));
    expect(
      lacking(
        device,
        deviceStorage.map(({ id }) => message(`device.${id}.what`)),
      ),
    ).toEqual([]);
  });

  test('has every question with its own anchor, status and answer', () => {
    for (const { id, status } of questions) {
      const question = textOf(partOf(page, `details#question-${id}`));
      const label = status === 'inPlace' ? 'answered' : status;
      expect
        .soft(lacking(question, [message(`security.question.${id}`), message(`security.status.${label}`)]))
        .toEqual([]);
    }
    expect(page.querySelectorAll('details[id^=question-]')).toHaveLength(questions.length);
  });

  test('is linked from the footer, the prices and the questions', () => {
    const here = linkInto('/security', `/${code}`);
    const leads = (html: string) => attributesOf(html, 'a').some(({ href }) => href === here);
    expect(leads(htmlOf(`/${code}/about`).replace(/^.*<footer/s, '<footer'))).toBe(true);
    expect(leads(mainHtml(`/${code}/pricing`))).toBe(true);
    expect(leads(mainHtml(`/${code}/faq`))).toBe(true);
  });
});
