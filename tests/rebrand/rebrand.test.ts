import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { copyProject } from '#scripts/project-copy.ts';
import * as first from '#site/brand.ts';
import { locales } from '#site/locales.ts';

const { folder, dist, build } = copyProject('rebranded');
const ORIGIN = 'https://www.dorto.example';

const { headings, text } = first.typefaces;
const withoutMeaning = Object.fromEntries(locales.map(({ code }) => [code, '']));
/** Another brand, whose name has characters that HTML, ICU and JSON escape. */
const house = {
  ...first,
  brand: {
    ...(JSON.parse(JSON.stringify(first.brand).replaceAll(first.brand.slug, 'dorto')) as typeof first.brand),
    name: "D'Orto & Co",
    company: { ...first.brand.company, name: 'Orto Holding GmbH', vat: 'DE111111111' },
  },
  nameMeaning: { ...withoutMeaning, en: 'Orto is a garden.' },
  palette: { ...first.palette, paper: ['#fbf9fd', '#141017'], accent: ['#5b2a86', '#c8a6f0'] },
  /** The two typefaces with exchanged roles. */
  typefaces: {
    headings: { ...text, axes: { wght: 600 }, weight: '600' },
    text: { ...headings, axes: { ...text.axes, opsz: 14 }, weight: text.weight, unicodeRange: undefined },
  },
  logo: { file: '/logo.svg', width: 52, height: 26 },
};
const { brand, palette } = house;
/** A logo with a gradient, as drawing programs export it. */
const LOGO = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><defs><linearGradient id="a"><stop stop-color="#5b2a86"/></linearGradient></defs><path fill="url(#a)" d="M0 0h200v100z"/></svg>`;

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
/** The name as HTML escapes it. */
const NAME = 'D&#x27;Orto &amp; Co';

beforeAll(async () => {
  const constants = Object.entries(house).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  writeFileSync(join(folder, 'src/site/brand.ts'), constants.join('\n'));
  writeFileSync(join(folder, 'public/logo.svg'), LOGO);
  await addArticle(folder);
  // A build of the rehearsal reads its variables from this file alone.
  const variables = join(folder, '.env.rehearsal');
  writeFileSync(
    variables,
    readFileSync(variables, 'utf8').replace(/^VITE_SITE_URL=.*$/m, `VITE_SITE_URL=${ORIGIN}`),
  );
  build();
});

/** Writes an article in two locales with a picture that both show. */
async function addArticle(project: string): Promise<void> {
  const excerpt =
    'What a table of owners tells before the round, and what it hides: three lines to read twice.';
  const words = `title: Reading a cap table\nexcerpt: "${excerpt}"\n`;
  const facts = 'author: Elena Marchetti\ntopic: analytics\ndate: 2026-03-12\n';
  const body = [
    'See [the plans](/pricing) first.[^1]',
    '![Two columns](owners.png "Before and after")',
    '| Holder | Share |\n| --- | --- |\n| Founders | 80% |',
    '[^1]: Prices are [without VAT](https://example.com/vat).',
  ].join('\n\n');
  const at = (code: string, file: string) => join(project, 'locales', code, 'articles', file);
  writeFileSync(at('it', 'reading-a-cap-table.md'), `---\n${words}${facts}---\n${body}\n`);
  writeFileSync(at('fr', 'reading-a-cap-table.md'), `---\n${words}---\n${body}\n`);
  const background = { r: 11, g: 93, b: 78 };
  await sharp({ create: { width: 400, height: 200, channels: 3, background } }).toFile(
    at('it', 'owners.png'),
  );
}

test('an article with picture, table, footnote and links needs no code and is completely stored offline', () => {
  const html = read('fr/insights/reading-a-cap-table.html');
  const [, picture = ''] =
    /<img[^>]* src="\/(assets\/owners-[0-9a-f]+\.webp)" alt="Two columns"/.exec(html) ?? [];
  expect(statSync(join(dist, picture)).size).toBeGreaterThan(100);
  expect(read('sw.js')).toContain(picture);
  expect(html).toContain('>Before and after</figcaption>');
  expect(html).toContain('href="/fr/pricing"');
  expect(html).toMatch(/<a id="footnote-reference-1" href="#footnote-1" role="doc-noteref">1<\/a>/);
  expect(html).toMatch(/id="footnote-1"[^>]*><a href="#footnote-reference-1" role="doc-backlink">1<\/a>/);
  expect(read('fr/insights/reading-a-cap-table.md')).toContain(`](${ORIGIN}/${picture} "Before and after")`);
  expect(read('fr/insights/reading-a-cap-table.md')).toContain(`](${ORIGIN}/fr/pricing)`);
  const german = read('de/insights/reading-a-cap-table.html');
  expect(german).toContain('lang="it"');
  expect(german).toContain(`<link rel="canonical" href="${ORIGIN}/it/insights/reading-a-cap-table"/>`);
  expect(read('sitemap.xml')).not.toContain(`${ORIGIN}/de/insights/reading-a-cap-table`);
  expect(read('fr/feed.xml')).toContain(`${ORIGIN}/${picture}`);
});

test('no shipped file names the first brand, its addresses or its files', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .filter((file) => statSync(join(dist, file)).isFile());
  expect(files.length).toBeGreaterThan(400);
  // In Italian the name is also a common noun, which is never capitalized or part of an address.
  const named = new RegExp(`${first.brand.name}|${first.brand.slug}[.-]|[-./]${first.brand.slug}`);
  const found = files.filter(
    (file) => named.test(file) || named.test(readFileSync(join(dist, file), 'latin1')),
  );
  expect(found).toEqual([]);
});

test.each(locales)('$code: title, header and footer have the new name and its company', ({ code }) => {
  const html = read(`${code}/pricing.html`);
  expect(html).toMatch(new RegExp(`<title>[^<]+ · ${NAME}</title>`));
  expect(html).toContain('Orto Holding GmbH');
  expect(html).toContain('DE111111111');
  expect(read(`${code}/prova-${brand.slug}.html`)).toContain(NAME);
  expect(JSON.parse(read(`${code}/manifest.webmanifest`))).toMatchObject({
    short_name: brand.name,
    theme_color: palette.paper[0],
  });
});

test('the meaning of the name is shown if it exists', () => {
  expect(read('en/about.html')).toContain(`Orto is a garden. ${NAME} reads`);
  expect(read('it/about.html')).toContain(`>${NAME} legge`);
});

test('colours, typefaces and logo are the new ones', async () => {
  const sheets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => read(`assets/${file}`)).join('\n');
  expect(css).toContain(palette.accent[0]);
  expect(css).not.toContain(first.palette.accent[0]);
  expect(css).toMatch(/--serif:\s*"?Instrument Sans/);
  const html = read('en.html');
  for (const colour of palette.paper) expect(html).toContain(`content="${colour}"`);
  expect(html).toContain('viewBox="0 0 52 26" width="52" height="26"');
  expect(html).toContain('<image href="/logo.svg" width="52" height="26"');
  expect(read('sw.js')).toContain('logo.svg');
  expect(read('icon.svg')).toContain('<path fill="url(#a)" d="M0 0h200v100z"/></svg>');
  // The upper right half of the drawing is coloured.
  const { data, info } = await sharp(join(dist, 'icon-512.png')).raw().toBuffer({ resolveWithObject: true });
  const pixel = (256 * info.width + 300) * info.channels;
  expect([...data.subarray(pixel, pixel + 3)]).toEqual([0x5b, 0x2a, 0x86]);
});
