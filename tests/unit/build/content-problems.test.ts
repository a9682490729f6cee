import { afterEach, expect, test } from 'vitest';
import { reportsIn } from '#build/content/reports.ts';
import { webinarsIn } from '#build/content/webinars.ts';
import {
  article,
  author,
  type Fields,
  front,
  readFiles as read,
  removeFiles,
  translation,
} from '../../support/content-files.ts';

afterEach(removeFiles);

const A = 'locales/it/articles/a.md';

test.each<[string, Fields, string]>([
  [
    'a day as Italians write it',
    { date: '12/03/2026' },
    'line 6: the date "12/03/2026" is not a date. Write it as 2026-03-12.',
  ],
  ['words for a day', { date: 'soon' }, 'line 6: the date "soon" is not a date. Write it as 2026-03-12.'],
  [
    'a day that does not exist',
    { date: '2026-02-30' },
    'line 6: there is no day 2026-02-30. Look at a calendar.',
  ],
  ['no day', { date: undefined }, ': "date" is missing. Add a line "date: …".'],
  ['no author', { author: '' }, 'line 4: "author" is empty. Write something after it, or remove the line.'],
  [
    'someone who has no file among the authors',
    { author: 'Bruno' },
    'line 4: there is no author "Bruno". Choose one of Ada Bianchi, or add a file with this name to the folder "authors".',
  ],
  [
    'an update before its day',
    { updated: '2026-03-01' },
    'line 7: it was updated on 2026-03-01, before its date. Correct one of them.',
  ],
  [
    'an unknown topic',
    { topic: 'sport' },
    'line 5: there is no topic "sport". Choose one of analytics, or add "insights.topic.sport" to insights.json in every language.',
  ],
  ['the sum of all topics', { topic: 'all' }, 'line 5: there is no topic "all".'],
  [
    'half a minute',
    { minutes: '1.5' },
    'line 7: "minutes" is "1.5". Write a whole number such as 6, or remove the line: then the words are counted.',
  ],
  ['minutes in words', { minutes: 'six' }, 'line 7: "minutes" is "six".'],
  [
    'an unknown cover',
    { cover: 'cat' },
    'line 7: there is no cover "cat". Choose one of page, thread, columns, scan, anchor, gates, view, chain.',
  ],
  [
    'a related article that does not exist',
    { related: '[b]' },
    'line 7: there is no article "b". Write the name of its file, without ".md".',
  ],
  ['itself as related', { related: '[a]' }, 'line 7: an article is not related to itself. Name others.'],
  ['related without a list', { related: 'b' }, 'line 7: "related" is no list. Write it as [one, another].'],
  [
    'another word than true or false',
    { draft: 'yes' },
    'line 7: "draft" is "yes". Write draft: true or draft: false.',
  ],
  [
    'a misspelt field',
    { autor: 'Ada' },
    'line 7: there is no field "autor". Correct its name or remove the line.',
  ],
  ['a long title', { title: 'a'.repeat(81) }, 'line 2: "title" has 81 characters. Write 1 to 80,'],
  ['a short excerpt', { excerpt: 'Short.' }, 'line 3: "excerpt" has 6 characters. Write 80 to 200,'],
])('%s stops the build with the place and the cure', (_, fields, sentence) => {
  const place = sentence.startsWith(':') ? A : `${A}, `;
  expect(() => read({ 'it/articles/a.md': article(fields) })).toThrow(place + sentence);
});

test.each<[string, Fields, string]>([
  [
    'a fact in a translation',
    { 'it/articles/a.md': article(), 'en/articles/a.md': translation({ date: '2026-03-12' }) },
    'locales/en/articles/a.md, line 4: "date" stands once, in locales/it/articles/a.md. Remove the line here.',
  ],
  [
    'a file with spaces and capitals',
    { 'it/articles/My Text.md': article() },
    'locales/it/articles/My Text.md: its name is its address: only small letters without accents, digits, and single hyphens.',
  ],
  [
    'a taken address',
    { 'it/articles/404.md': article() },
    'locales/it/articles/404.md: the address "404" is taken. Give the file another name.',
  ],
  [
    'a file of another kind',
    { 'it/articles/a.docx': 'x' },
    'locales/it/articles/a.docx: only texts (.md) and pictures (.png, .jpg, .webp, .avif) stand here. Rename it or move it away.',
  ],
  [
    'an author without a role',
    { 'it/authors/b.md': author({ name: 'Bruno', role: undefined }) },
    'locales/it/authors/b.md: "role" is missing. Add a line "role: …".',
  ],
  [
    'a name in the translation of an author',
    { 'it/authors/b.md': author({ name: 'Bruno' }), 'en/authors/b.md': author({ name: 'Bruno' }) },
    'locales/en/authors/b.md, line 2: "name" stands once, in locales/it/authors/b.md. Remove the line here.',
  ],
  [
    'two authors of the same name',
    { 'it/authors/b.md': author() },
    'locales/it/authors/b.md, line 2: there is another author "Ada Bianchi", in ada-bianchi.md. Tell them apart.',
  ],
  [
    'a heading of the first rank',
    { 'it/articles/a.md': article({}, 'Text.\n\n# Title') },
    `${A}, line 10: the title is the heading of the page.`,
  ],
  [
    'a blog article that goes on with an unknown note',
    {
      'it/blog/p.md': front({
        title: 'P',
        excerpt: 'P',
        category: 'C',
        tags: '[t]',
        author: 'Ada Bianchi',
        date: '2026-03-12',
        insight: 'none',
      }),
    },
    'locales/it/blog/p.md, line 8: there is no note "none".',
  ],
  [
    'a guide without its place',
    {
      'it/guides/g.md': front({
        title: 'G',
        description: 'D',
        kind: 'Video',
        duration: '5 minuti',
        level: 'Tecnico',
        order: 'first',
      }),
    },
    'locales/it/guides/g.md, line 7: "order" is "first". Write a number: the smallest stands first.',
  ],
  [
    'a question in an unknown category',
    { 'it/faq/q.md': front({ question: 'Quanto costa?', category: 'money', order: '10' }) },
    'locales/it/faq/q.md, line 3: there is no category "money". Choose one of general, security, features, support.',
  ],
  [
    'an answer of several paragraphs',
    {
      'it/faq/q.md': front(
        { question: 'Quanto costa?', category: 'general', order: '10' },
        'Uno.\n\n**Due.**',
      ),
    },
    'locales/it/faq/q.md, line 6: the text is more than one paragraph of plain words.',
  ],
  [
    'a fact of a question in a translation',
    {
      'it/faq/q.md': front({ question: 'Quanto costa?', category: 'general', order: '10' }),
      'de/faq/q.md': front({ question: 'Was kostet das?', category: 'general' }),
    },
    'locales/de/faq/q.md, line 3: "category" stands once, in locales/it/faq/q.md. Remove the line here.',
  ],
])('%s stops the build, too', (_, files, sentence) => {
  expect(() => read(files)).toThrow(sentence);
});

test('all problems of all files are said at once, each on a line', () => {
  const files = {
    'it/articles/a.md': article({ date: 'x' }),
    'it/articles/b.md': article({ topic: 'x', minutes: '0' }),
  };
  const message = (() => {
    try {
      read(files);
    } catch (error) {
      return String(error instanceof Error ? error.message : error);
    }
    return '';
  })();
  expect(message.split('\n').map((line) => line.slice(0, line.indexOf(': ')))).toEqual([
    'locales/it/articles/a.md, line 6',
    'locales/it/articles/b.md, line 5',
    'locales/it/articles/b.md, line 7',
  ]);
});

const webinar = (fields: Fields = {}) =>
  front({
    title: 'A webinar',
    category: 'automation',
    minutes: '45',
    speakers: '[Ada Bianchi]',
    language: 'it',
    free: 'true',
    starts: '2027-01-14T17:00:00+01:00',
    timezone: 'rome',
    order: '10',
    agenda: '[One, Two]',
    resources: 'Slides',
    ...fields,
  });
const report = (fields: Fields = {}) =>
  front({ title: 'A report', pages: '32', picture: 'sieve', order: '10', ...fields });

test.each<[string, Fields, string]>([
  [
    'another category',
    { 'it/webinars/w.md': webinar({ category: 'sport' }) },
    'line 3: there is no category',
  ],
  [
    'no length',
    { 'it/webinars/w.md': webinar({ minutes: '0' }) },
    'line 4: "minutes" is "0". Write how long',
  ],
  [
    'a speaker without a file',
    { 'it/webinars/w.md': webinar({ speakers: '[Bruno]' }) },
    'line 5: there is no author "Bruno".',
  ],
  [
    'a language of no page',
    { 'it/webinars/w.md': webinar({ language: 'nl' }) },
    'line 6: "nl" is no language',
  ],
  [
    'maybe free',
    { 'it/webinars/w.md': webinar({ free: 'maybe' }) },
    'line 7: "free" is "maybe". Write free: true',
  ],
  [
    'a beginning without its distance to UTC',
    { 'it/webinars/w.md': webinar({ starts: '2027-01-14 17:00' }) },
    'line 8: the beginning "2027-01-14 17:00" is no time. Write it with its distance to UTC, as 2027-01-14T17:00:00+01:00.',
  ],
  [
    'another clock',
    { 'it/webinars/w.md': webinar({ timezone: 'paris' }) },
    'line 9: there is no clock "paris".',
  ],
  [
    'a beginning by no clock',
    { 'it/webinars/w.md': webinar({ timezone: undefined }) },
    'locales/it/webinars/w.md: "starts" and "timezone" belong together.',
  ],
  [
    'a report of half a page',
    { 'it/reports/r.md': report({ pages: '0.5' }) },
    'line 3: "pages" is "0.5". Write how many',
  ],
  [
    'another picture',
    { 'it/reports/r.md': report({ picture: 'cat' }) },
    'line 4: there is no picture "cat". Choose one',
  ],
])('of webinars and reports, %s stops the build', (_, files, sentence) => {
  expect(() => read(files)).toThrow(sentence);
});

test('a webinar without a beginning is a recording, and each is read in its order', () => {
  const { webinars, reports } = read({
    'it/webinars/a.md': webinar({ order: '20', starts: undefined, timezone: undefined }),
    'it/webinars/b.md': webinar(),
    'it/reports/r.md': report(),
  });
  expect(webinarsIn(webinars, 'de').map(({ id, live, writtenIn }) => [id, Boolean(live), writtenIn])).toEqual(
    [
      ['b', true, 'it'],
      ['a', false, 'it'],
    ],
  );
  expect(reportsIn(reports, 'it')).toEqual([
    { id: 'r', title: 'A report', description: 'Text.', pages: 32, picture: 'sieve' },
  ]);
});
