import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import type { QrDrawing } from '#components/drawQr.ts';
import { sampleScores } from '#features/analyzer/model/sample.ts';
import { categories } from '#features/faq/model/faq.ts';
import { brand } from '#site/brand.ts';
import { deviceStorage } from '#site/device-storage.ts';
import { REPORT_FORMAT } from '#site/reports.ts';
import { FURTHER_AVATARS, isSample } from '#site/sample-content.ts';
import { bandOf } from '#site/score-bands.ts';
import { overAt, webinarsByKind } from '#site/webinars.ts';
import { articles, authors, content, faqOf, reportsOf, webinarsOf } from '../support/content.ts';
import { documentOf, elementSaying, mainOf, partOf, textOf } from '../support/dom.ts';
import { figuresOf } from '../support/figures.ts';
import { lacking, mainHtml, mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** The lengths of the initial reports in pages, by id. Source: docs/site.md, section 2. */
const PAGES: Readonly<Record<string, number>> = { screening: 45, metrics: 32, decisions: 38 };

/** The size of a module in pixels. */
const SCALE = 4;

/** Paints the path of a QR code dark on light and reads it as a camera does. */
function readQr({ size, path }: QrDrawing): string | undefined {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const paint = (left: number, top: number, width: number) => {
    for (let y = top * SCALE; y < (top + 1) * SCALE; y++) {
      for (let x = left * SCALE; x < (left + width) * SCALE; x++) {
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
      }
    }
  };
  const run = /M(\d+) (\d+)h(\d+)v1h-\3z/g;
  for (const [, x, y, width] of path.matchAll(run)) paint(Number(x), Number(y), Number(width));
  if (path.replace(run, '') !== '') throw new Error('The path holds more than runs of modules.');
  return jsQR(pixels, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

describe.each(['en', 'de'] as const)('in the locale "%s"', (code) => {
  const message = wordsOf(code);
  const page = (path: string) => mainOf(`/${code}/${path}`);
  const textsOf = (path: string, selector: string) => [...page(path).querySelectorAll(selector)].map(textOf);

  test('the questions are grouped by category, closed at first, one open at a time, with popular ones above', () => {
    const faq = faqOf(code);
    const headings = categories.map((category) => message(`faq.category.${category}`));
    expect(textsOf('faq', 'h2')).toEqual(expect.arrayContaining(headings));
    // After an untranslated question stands its language.
    const questionIn = (text: string) => faq.find(({ question }) => text.startsWith(question))?.question;
    expect(textsOf('faq', 'details[name=faq]:not([open]) summary').map(questionIn).sort()).toEqual(
      faq.map(({ question }) => question).sort(),
    );
    expect(textsOf('faq', 'section[aria-labelledby=faq-popular] a').map(questionIn)).toEqual(
      faq.filter(({ popular }) => popular).map(({ question }) => question),
    );
  });

  test('licences are headings, rows of an article’s table have headers, and links to a new window say so', () => {
    const licences = ['home.pricing.vc.name', 'home.pricing.enterprise.name'] as const;
    const home = mainOf(`/${code}`);
    expect([...home.querySelectorAll('#pricing h3')].map(textOf)).toEqual(licences.map(message));
    const article = 'insights/future-due-diligence-intelligence-augmentation';
    const rows = [...page(article).querySelectorAll('article tbody tr')];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.firstElementChild?.getAttribute('scope')).toBe('row');
    const links = [home, page(article)]
      .flatMap((main) => [...main.querySelectorAll('a[target=_blank]')])
      .map(textOf);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toMatch(code === 'de' ? /Fenster|Tab/ : /window|tab/);
  });

  test('every report has its title, description, format and number of pages, and the form is for the first', () => {
    const reports = reportsOf(code);
    for (const { id, title, description, pages } of reports) {
      if (id in PAGES) expect(pages, id).toBe(PAGES[id]);
      const card = partOf(page('reports'), `li:has(#report-${id})`);
      expect(lacking(textOf(card), [title, description, REPORT_FORMAT])).toEqual([]);
      const besides = textOf(card).replace(description.replace(/\s+/g, ' '), ' ');
      expect(figuresOf(besides)).toEqual([String(pages)]);
    }
    const [, chosen] = mainText(`/${code}/reports`).split(message('reports.chosen'));
    expect(lacking(chosen ?? '', [reports[0]?.title])).toEqual([]);
  });

  test('every webinar has all its facts, and the free ones are labelled', () => {
    const names = new Intl.DisplayNames([code], { type: 'language' });
    const all = webinarsOf(code);
    // A webinar that was over at build time is listed as a recording.
    for (const webinar of Object.values(webinarsByKind(all, overAt(all, Date.now()))).flat()) {
      const { id, title, agenda, resources, minutes, speakers, language, live, free } = webinar;
      const entry = partOf(page('webinars'), `li:has(#webinar-${id})`);
      const timezone = message(`webinars.timezone.${live?.timezone ?? 'any'}`);
      const facts = [title, ...agenda, resources, `${minutes}`, ...speakers, names.of(language), timezone];
      expect.soft(lacking(textOf(entry), facts), id).toEqual([]);
      expect.soft(entry.querySelector('time')?.getAttribute('datetime'), id).toBe(live?.starts);
      expect.soft(textOf(entry).includes(message('webinars.free')), id).toBe(free);
    }
  });

  test('the investors on home have no initials, because testimonials are invented', () => {
    const joined = message('home.hero.joined').replace(/<\/?\w+>/g, '');
    const home = documentOf(mainHtml(`/${code}`)).documentElement;
    const row = elementSaying(home, joined).parentElement;
    expect(row && textOf(row)).toBe(`+${FURTHER_AVATARS}${joined}`);
  });

  test('sample testimonials are labelled before the first one', () => {
    const [before = ''] = mainText(`/${code}`).split(content.testimonials[0]?.facts.name ?? '');
    expect(before.includes(message('home.voices.sample'))).toBe(isSample.testimonials);
  });

  test('sample authors are labelled in bylines, on their pages and as speakers', () => {
    for (const { slug } of articles) {
      const byline = textOf(partOf(page(`insights/${slug}`), 'p:has(a[rel=author])'));
      expect.soft(byline.includes(message('insights.by.sample')), slug).toBe(isSample.authors);
    }
    for (const { slug } of authors) {
      const text = mainText(`/${code}/insights/authors/${slug}`);
      expect.soft(text.includes(message('authors.sample')), slug).toBe(isSample.authors);
    }
    for (const { id, speakers } of webinarsOf(code)) {
      const label = message('webinars.speakers.sample').replace('{names}', speakers.join(', '));
      const entry = textOf(partOf(page('webinars'), `li:has(#webinar-${id})`));
      expect.soft(entry.includes(label), id).toBe(isSample.authors);
    }
  });

  test.each(['cookies', 'outbox'])('/%s lists all data stored on the device', (path) => {
    const ids = deviceStorage.flatMap(
      ({ id, where, until }) =>
        [`device.${id}.what`, `device.${id}.why`, `device.where.${where}`, `device.until.${until}`] as const,
    );
    const names = deviceStorage.map(({ name }) => name);
    expect(lacking(mainText(`/${code}/${path}`), [...ids.map(message), ...names])).toEqual([]);
  });

  test('the list on /outbox is collapsed, and its text refers to this page', () => {
    const isFolded = (path: string) => Boolean(page(path).querySelector('details:not([open]) table'));
    expect([isFolded('cookies'), isFolded('outbox')]).toEqual([false, true]);
    const erasing = (path: string) => textsOf(path, 'section[aria-labelledby=device-title] li').join(' ');
    expect(erasing('cookies')).toContain(message('outbox.heading'));
    expect(erasing('outbox')).not.toContain(message('outbox.heading'));
  });

  test('each score of the sample report has a number and a label, and the report is labelled as a sample', () => {
    const rows = textsOf('analyzer/results', 'tr:has(th[scope=row])');
    for (const { label, score } of sampleScores) {
      const row = rows.find((text) => text.startsWith(message(label)));
      expect(row).toContain(`${score}${message(`results.band.${bandOf(score)}`)}`);
    }
    const said = [message('results.sample'), message('results.tag'), message('results.running')];
    expect(lacking(mainText(`/${code}/analyzer/results`), said)).toEqual([]);
  });

  test('the QR code holds the address of the private link, which contains the brand', () => {
    expect(brand.earlyAccessUrl).toMatch(new RegExp(`/early-access/${brand.slug}$`));
    const html = mainHtml(`/${code}/prova-${brand.slug}`);
    const [, size, drawn = ''] =
      html.match(/<svg[^>]*viewBox="0 0 (\d+) \1"[^>]*role="img"[^>]*>(.*?)<\/svg>/s) ?? [];
    // The code is dark on light in both themes.
    expect(drawn).toContain(`<path fill="#fff" d="M0 0h${size}v${size}H0z"`);
    const [, path = ''] = drawn.match(/fill="#000" d="([^"]+)"/) ?? [];
    expect(readQr({ size: Number(size), path })).toBe(brand.earlyAccessUrl);
    expect(html).toContain(`aria-label="${message('earlyAccess.access.qr')}"`);
  });
});
