import { expect, test } from 'vitest';
import { reportsIn } from '#build/content/reports.ts';
import { testimonialsIn } from '#build/content/testimonials.ts';
import { webinarsIn } from '#build/content/webinars.ts';
import {
  article,
  author,
  type Fields,
  front,
  readFiles as read,
  translation,
} from '../../support/content-files.ts';

const A = 'locales/it/articles/a.md';

// Some error messages are longer than a line here. The tables then hold the beginning of the message.
test.each<[Fields, string]>([
  [{ date: '12/03/2026' }, ', line 6: the date "12/03/2026" is not a date. Write it as 2026-03-12.'],
  [{ date: '12/20/2026' }, ', line 6: the date "12/20/2026" is not a date. Write it as 2026-12-20.'],
  [{ date: '20/20/2026' }, ', line 6: the date "20/20/2026" is not a date. Write it as 2026-03-12.'],
  [{ date: '2026-02-30' }, ', line 6: there is no day 2026-02-30. Look at a calendar.'],
  [
    { date: undefined },
    ': "date" is missing. Add a line "date: …". If the file is a translation, give it the',
  ],
  [{ author: 'Bruno' }, ', line 4: there is no author "Bruno". Choose one of Ada Bianchi, or add a file to'],
  [{ updated: '2026-03-01' }, ', line 7: it was updated on 2026-03-01, before its date. Correct one'],
  [{ topic: 'sport' }, ', line 5: there is no topic "sport". Choose one of analytics, or add'],
  [{ minutes: '1.5' }, ', line 7: "minutes" is "1.5". Write a whole number such as 6, or remove the line'],
  [{ related: '[b]' }, ', line 7: there is no article "b". Write the name of its file, without ".md".'],
  [{ related: '[a]' }, ', line 7: an article is not related to itself. Name others.'],
  [{ draft: 'yes' }, ', line 7: "draft" is "yes". Write draft: true or draft: false.'],
  [{ autor: 'Ada' }, ', line 7: there is no field "autor". Correct its name or remove the line.'],
  [{ title: 'a'.repeat(81) }, ', line 2: "title" has 81 characters. Write 1 to 80,'],
])('an article with %o stops the build with the position and the fix', (fields, sentence) => {
  expect(() => read({ 'it/articles/a.md': article(fields) })).toThrow(A + sentence);
});

const question = (fields: Fields = {}, body = 'Text.') =>
  front({ question: 'Quanto costa?', category: 'general', order: '10', ...fields }, body);
const translated = { question: 'Was kostet das?', category: 'general' };
const post = {
  title: 'P',
  excerpt: 'P',
  category: 'C',
  tags: '[t]',
  author: 'Ada Bianchi',
  date: '2026-03-12',
};
const guide = { title: 'G', description: 'D', kind: 'Video', duration: '5 minuti', level: 'Tecnico' };
const webinar = (fields: Fields = {}) =>
  front({
    ...{
      title: 'A webinar',
      category: 'automation',
      minutes: '45',
      speakers: '[Ada Bianchi]',
      language: 'it',
    },
    ...{ free: 'true', starts: '2027-01-14T17:00:00+01:00', timezone: 'rome', order: '10' },
    ...{ agenda: '[One, Two]', resources: 'Slides' },
    ...fields,
  });
const report = (fields: Fields = {}) =>
  front({ title: 'A report', pages: '32', picture: 'sieve', order: '10', ...fields });
const voice = (fields: Fields = {}, body = 'Words.') =>
  front({ name: 'Bruno Neri', company: 'Fondo', role: 'socio', order: '10', ...fields }, body);

test.each([
  ['articles/My Text.md', article(), ': its name is its address: only small letters without accents, digits'],
  ['articles/404.md', article(), ': the address "404" is taken. Give the file another name.'],
  [
    'articles/a.docx',
    'x',
    ': only texts (.md) and pictures (.png, .jpg, .webp, .avif) stand here. Rename it',
  ],
  ['articles/a.md', article({}, '<!-- later -->'), ': there is no text. Write it below the second line'],
  ['articles/a.md', article({}, '<!-- check --> The fund closed.'), ', line 8: a text may not hold HTML.'],
  ['articles/a.md', article({}, 'Text.\n\nMore.[^1]'), ', line 10: there is no footnote for "[^1]".'],
  ['articles/a.md', article({}, 'A call of `{id}`.\n\nBy {name}.'), ', line 10: readers would see "{name}".'],
  ['articles/a.md', article({}, '![A curve](no.png)'), ', line 8: there is no picture "no.png". Put a .png'],
  [
    'article/a.md',
    article(),
    ': no page shows what is in this folder. Move it to locales/<language>/<folder>:',
  ],
  ['articles/a.md', article({ title: '*Important*' }), ', line 2: a text that begins with "*" or "&" needs'],
  ['articles/a.md', article({}, 'Text.\n\n# Title'), ', line 10: the title is the heading of the page.'],
  ['authors/b.md', author(), ', line 2: there is another author "Ada Bianchi", in ada-bianchi.md. Tell them'],
  ['blog/p.md', front({ ...post, insight: 'none' }), ', line 8: there is no note "none".'],
  ['guides/g.md', front({ ...guide, order: 'first' }), ', line 7: "order" is "first". Write a number'],
  ['guides/g.md', front({ ...guide, order: '1' }, '[x](/nowhere)'), ', line 9: there is no page "/nowhere"'],
  [
    'texts/privacy.md',
    front({ language: 'it', revised: '2026-11-28' }, '[x](/nowhere)'),
    ', line 5: there is no page "/nowhere"',
  ],
  ['faq/q.md', question({}, 'Uno.\n\n**Due.**'), ', line 6: the text is more than one paragraph of plain'],
  ['webinars/w.md', webinar({ minutes: '0' }), ', line 4: "minutes" is "0". Write how long'],
  [
    'webinars/w.md',
    webinar({ starts: '2027-01-14 17:00' }),
    ', line 8: the beginning "2027-01-14 17:00" is no',
  ],
  [
    'webinars/w.md',
    webinar({ starts: '2027-07-14T17:00:00+01:00' }),
    ', line 8: "starts" ends with +01:00, but on that day the clocks of rome are at +02:00. Write 2027-07-14T17:00:00+02:00.',
  ],
  ['webinars/w.md', webinar({ timezone: undefined }), ', line 8: "starts" and "timezone" belong together.'],
  ['testimonials/v.md', voice({}, 'One.\n\nTwo.'), ', line 7: the quote is more than one paragraph of plain'],
  ['testimonials/v.md', voice({}, 'One *two.'), ', line 7: a "*" of the quote has no partner. Write *italic'],
])('a build stops at %s with the position and the fix', (path, text, sentence) => {
  expect(() => read({ [`it/${path}`]: text })).toThrow(`locales/it/${path}${sentence}`);
});

test.each([
  ['articles/a.md', article(), translation({ date: '2026-03-12' }), 4, 'date'],
  ['authors/b.md', author({ name: 'Bruno' }), author({ name: 'Bruno' }), 2, 'name'],
  ['faq/q.md', question(), front(translated), 3, 'category'],
])('a fact in the translation of %s stops the build', (path, text, translated, line, fact) => {
  const sentence = `line ${line}: "${fact}" stands once, in locales/it/${path}. Remove the line here.`;
  const files = { [`it/${path}`]: text, [`de/${path}`]: translated };
  expect(() => read(files)).toThrow(`locales/de/${path}, ${sentence}`);
});

test.each(['gr/articles/a.md', 'IT/articles/a.md', 'articles/a.md', 'a.md', 'de/blog/p.md'])(
  'a text at %s stops the build',
  (path) => {
    const sentence = ': no page shows what is in this folder. Move it to locales/<language>/<folder>';
    expect(() => read({ [path]: article() })).toThrow(`locales/${path}${sentence}`);
  },
);

test('a translation without a source of the same name, or updated before its date, stops the build', () => {
  const files = { 'it/articles/a.md': article(), 'de/articles/b.md': translation() };
  const cure = 'If the file is a translation, give it the name of the text that it translates.';
  expect(() => read(files)).toThrow(
    `locales/de/articles/b.md: "author" is missing. Add a line "author: …". ${cure}`,
  );
  const early = { 'it/articles/a.md': article(), 'de/articles/a.md': translation({ updated: '2026-01-01' }) };
  const sentence = 'it was updated on 2026-01-01, before its date. Correct one of them.';
  expect(() => read(early)).toThrow(`locales/de/articles/a.md, line 4: ${sentence}`);
});

test('a wrong file name does not hide the problems of other texts in its folder', () => {
  const files = { 'it/articles/My Text.md': article(), 'it/articles/a.md': article({ topic: 'sport' }) };
  const both =
    /^locales\/it\/articles\/My Text\.md: its name[^\n]*\nlocales\/it\/articles\/a\.md, line 5: there is/;
  expect(() => read(files)).toThrow(both);
});

test('a footnote reference inside code stays code', () => {
  const { articles } = read({ 'it/articles/a.md': article({}, 'Text `[^1]`.\n\n```js\nlist[^x]\n```') });
  expect(JSON.stringify(articles[0]?.texts.it?.body)).toContain('list[^x]');
});

test('a webinar without a start is a recording, and webinars and reports follow their order', () => {
  const { webinars, reports } = read({
    'it/webinars/a.md': webinar({ order: '20', starts: undefined, timezone: undefined }),
    'it/webinars/b.md': webinar(),
    'it/reports/r.md': report(),
  });
  const shown = webinarsIn(webinars, 'de').map(({ id, live, writtenIn }) => [id, Boolean(live), writtenIn]);
  expect(shown.join(' ')).toBe('b,true,it a,false,it');
  expect(reportsIn(reports, 'it')).toEqual([
    { id: 'r', title: 'A report', description: 'Text.', pages: 32, picture: 'sieve' },
  ]);
});

test('an answer may contain an email address', () => {
  const { faq } = read({ 'it/faq/q.md': question({}, 'Scrivi a info@example.com.') });
  expect(faq[0]?.texts.it?.body).toBe('Scrivi a info@example.com.');
});

test('a quote has its emphasized parts at odd indices, and names its language in the page’s if untranslated', () => {
  const { testimonials } = read({
    'it/testimonials/a.md': voice({ order: '20' }, '*Prima* e\npoi *dopo*.'),
    'it/testimonials/b.md': voice({ name: 'Ada', picture: 'forty' }, 'Tutto.'),
    'de/testimonials/b.md': front({ role: 'Partnerin' }, 'Alles.'),
    'it/testimonials/c.md': voice({ draft: 'true' }),
  });
  expect(testimonialsIn(testimonials, 'de')).toEqual([
    { picture: 'forty', quote: ['Alles.'], name: 'Ada', about: 'Partnerin ·\u00a0Fondo' },
    {
      quote: ['', 'Prima', ' e poi ', 'dopo', '.'],
      name: 'Bruno Neri',
      about: 'socio ·\u00a0Fondo',
      language: 'it',
      languageName: 'Italienisch',
    },
  ]);
});
