import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMessages } from '#build/content/site-messages.ts';
import { readSite } from '#build/messages.ts';
import { brand } from '#site/brand.ts';
import { locales } from '#site/locales.ts';
import { folderWith } from '../../support/folder.ts';

/** Arguments that the code gives to the messages of these tests. */
const known = {
  'a.count': { count: 'number' },
  'a.link': { a: 'tag', name: 'text' },
} as const;

const json = (messages: object) => `${JSON.stringify(messages, null, 2)}\n`;

/** Writes files below `locales` by their paths. A name without a folder is written in every language. */
function localesWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const written = Object.entries(files).flatMap(([path, text]) => {
    const paths = path.includes('/') ? [path] : locales.map(({ code }) => `${code}/${path}`);
    return paths.map((one) => [`locales/${one}`, text] as const);
  });
  // A later file replaces an earlier one.
  return join(folderWith(Object.fromEntries(written)), 'locales');
}

/** Returns the lines of the error with which these files stop the build. */
function problemsOf(files: Readonly<Record<string, string | Uint8Array>>): string[] {
  try {
    readMessages(localesWith(files), known);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const plain = json({ 'a.one': 'Uno', 'a.two': 'Due' });

test('valid messages are parsed, with the name of the brand', () => {
  const folder = localesWith({
    'a.json': json({ 'a.one': 'Di {brand}', 'a.count': '{count, number} \\ "x"' }),
  });
  const messages = readMessages(folder, known).get('fr')?.get('a');
  expect(messages?.get('a.one')).toEqual([{ type: 0, value: `Di ${brand.name}` }]);
  expect(messages?.get('a.count')).toMatchObject([{ value: 'count' }, { value: ' \\ "x"' }]);
});

test.each([
  [
    '{\n  "a.one": "Un"\n  "a.two": "Deux"\n}',
    2,
    'there is no comma after the text of "a.one". Write one at the end of this line.',
  ],
  [
    '{\n  "a.one": "Un",\n  "a.two": "Deux",\n}',
    3,
    'there is a comma after the last message. Remove the comma.',
  ],
  [
    '{\n  "a.one": "Un "mot"",\n  "a.two": "Deux"\n}',
    2,
    'the text of "a.one" contains a quotation mark. Write \\" instead, or “ and ”.',
  ],
  [
    '{\n  "a.one": "Un,\n  "a.two": "Deux"\n}',
    2,
    'the text of "a.one" is missing, or a quotation mark around it. Write it between two quotation marks ("), on one line.',
  ],
  [
    '{\n  "a.one": “Un”,\n  "a.two": "Deux"\n}',
    2,
    'the text of "a.one" is missing, or a quotation mark around it.',
  ],
  [
    '{\n  "a.one": "Un",\n  a.two: "Deux"\n}',
    3,
    'the id of a message is missing, or a quotation mark around it. Write each message as "id": "text".',
  ],
  [
    '{\n  "a.one" "Un",\n  "a.two": "Deux"\n}',
    2,
    'there is no colon after the id "a.one". Write "a.one": "text".',
  ],
  ['{\n  "a.one": "Un",\n  "a.two": "Deux"\n', 3, 'the last brace is missing. Write "}" below the messages.'],
  ['\n  "a.one": "Un"\n}', 1, 'the file does not begin with a brace. Write "{" above the messages.'],
  [
    '{\n  "a.one": "Un",\n  "a.two": "Deux"\n}\n}',
    4,
    'the last brace closes the file. Remove the text after it.',
  ],
  [
    '{\n  "a.one": "C:\\disk",\n  "a.two": "Deux"\n}',
    2,
    'the text of "a.one" contains a backslash or a tab that is not allowed.',
  ],
  [
    '{\n  "a.one": "Un",\n  "a.two": "Deux",\n  "a.one": "Trois"\n}',
    4,
    'the id "a.one" is also in line 2. Remove one of the two messages.',
  ],
])('a file of messages such as %j stops the build in line %i', (text, line, sentence) => {
  const [first, ...others] = problemsOf({ 'a.json': plain, 'fr/a.json': text });
  expect(first).toContain(`locales/fr/a.json, line ${line}: ${sentence}`);
  expect(others).toEqual([]);
});

test.each([
  ['Latin-1', 3, Buffer.from('{\n  "a.one": "Un",\n  "a.two": "Été"\n}\n', 'latin1')],
  ['UTF-16', 1, Buffer.from(`\uFEFF${plain}`, 'utf16le')],
  ['UTF-16 without a byte order mark', 1, Buffer.from(plain, 'utf16le')],
])('a file of messages in %s stops the build in line %i', (_, line, bytes) => {
  expect(problemsOf({ 'a.json': plain, 'fr/a.json': bytes })).toEqual([
    `locales/fr/a.json, line ${line}: it has characters that are not UTF-8. Save the file with the encoding UTF-8.`,
  ]);
});

test('a file with a byte order mark and the line ends of Windows is valid', () => {
  expect(problemsOf({ 'a.json': `\uFEFF${plain.replaceAll('\n', '\r\n')}` })).toEqual([]);
});

test.each([
  [
    'Ciao {nome',
    'at character 6, near "Ciao {nome": this brace is not closed. Write "}" where the argument ends.',
  ],
  [
    '{nome e poi',
    'at character 1, near "{nome e poi": the name of an argument is followed by "}" or a comma.',
  ],
  [
    '{}',
    'at character 1, near "{}": there is no name between the braces. Compare the message in another language.',
  ],
  [
    '{count, plurale, one {a} other {b}}',
    'at character 9, near "{count, plurale, one {a}": after the name of an argument and a comma comes number,',
  ],
  [
    '{count, number, }',
    'at character 17, near "number, }": the format of an argument is missing or unknown.',
  ],
  [
    '{count, plural}',
    'at character 15, near ", plural}": a choice is missing or unknown. Write each with its text in braces, as in',
  ],
  [
    '{count, plural, one}',
    'at character 20, near "ral, one}": a choice has no text in braces, or the last "}" is missing. Write it, as in {count, plural,',
  ],
  [
    '{count, plural, one {a}}',
    'at character 24, near " one {a}}": the choice "other" is missing. Add other {…} as the last choice.',
  ],
  ['{count, plural, one {a} one {b} other {c}}', 'the same choice is there twice. Remove one of them.'],
  ['{count, plural, =x {a} other {b}}', 'near "lural, =x {a} other {b}}": a choice is missing or unknown.'],
  ['{count, plural, offset: x other {b}}', 'after "offset:" comes a number.'],
  [
    '<a>uno',
    'at character 1, near "<a>uno": this tag is not closed. Write </name>, with its name, after the words',
  ],
  [
    '<a>uno</b>',
    'this closing tag has no opening tag of the same name. Compare the message in another language.',
  ],
  [
    '<a!>uno</a!>',
    "a tag is written as <name>words</name>. Correct its name, or write '<' for a sign that is shown.",
  ],
  ['{count, date, ::yyyyQQ}', 'there is an error: the format of an argument is missing or unknown.'],
  ['  ', 'there is no text between the quotation marks. Write one.'],
])('the message %j stops the build with position and correction', (text, sentence) => {
  const files = { 'a.json': plain, 'de/a.json': json({ 'a.one': text, 'a.two': 'Zwei' }) };
  const [problem, ...others] = problemsOf(files);
  expect(problem).toMatch(/^locales\/de\/a\.json, line 2: "a\.one": /);
  expect(problem).toContain(sentence);
  expect(others).toEqual([]);
});

test('the position of an error counts the placeholder of the brand, not its name', () => {
  const files = { 'a.json': json({ 'a.one': '{brand} ha {nome' }) };
  expect(problemsOf(files)[0]).toContain('at character 12, near "and} ha {nome"');
});

test.each([
  [
    'a.count',
    '{nombre}',
    'the argument {nombre} is unknown. This message has {count} (a number), in every language.',
  ],
  [
    'a.count',
    'Niente',
    'the argument {count} is missing. This message has {count} (a number), in every language.',
  ],
  ['a.count', "L'{count}", 'An apostrophe directly before a brace or tag hides it. Write ’ instead.'],
  ['a.count', '{count, date}', '"count" is used as a date, and is a number.'],
  ['a.count', '<count>x</count>', '"count" is used as a tag, and is a number.'],
  [
    'a.link',
    '<b>{name}</b>',
    'the argument <b>…</b> is unknown. This message has <a>…</a> and {name} (a text), in every language.',
  ],
  ['a.link', '{a} {name}', '"a" is used as a text, and is a tag.'],
  ['a.link', '<a>{name, plural, one {x} other {y}}</a>', '"name" is used as a number, and is a text.'],
  ['a.one', '{constructor}', 'the argument {constructor} is unknown.'],
  [
    'a.one',
    'Di {brnd}',
    'the argument {brnd} is unknown. The code gives this message no arguments. Remove it, or write {brand}',
  ],
])('in %s, %j stops the build with the expected arguments', (id, text, sentence) => {
  const right = { 'a.count': '{count}', 'a.link': '<a>{name}</a>', 'a.one': 'Uno' };
  const [problem, ...others] = problemsOf({
    'a.json': json(right),
    'fr/a.json': json({ ...right, [id]: text }),
  });
  const line = 2 + Object.keys(right).indexOf(id);
  expect(problem).toContain(`locales/fr/a.json, line ${line}: "${id}": `);
  expect(problem).toContain(sentence);
  expect(others).toEqual([]);
});

test('a number may be shown like a text, and a text may choose between words', () => {
  const files = {
    'a.json': json({ 'a.count': '{count}', 'a.link': '<a>{name}</a>' }),
    'fr/a.json': json({
      'a.count': '{count, plural, one {#} other {#}}',
      'a.link': '<a>{name, select, x {a} other {b}}</a>',
    }),
  };
  expect(problemsOf(files)).toEqual([]);
});

test('a message that a language lacks, or that Italian lacks, stops the build with the line of the other', () => {
  const files = { 'a.json': plain, 'es/a.json': json({ 'a.one': 'Uno', 'a.tow': 'Dos' }) };
  expect(problemsOf(files)).toEqual([
    'locales/es/a.json: the message "a.two" is missing. Add it. Its original is in locales/it/a.json, line 3.',
    'locales/es/a.json, line 3: there is no message "a.tow" in locales/it/a.json. Correct the id, remove the message, or add it there too.',
  ]);
});

test('a file that a language lacks, or that Italian lacks, stops the build', () => {
  const files = {
    ...Object.fromEntries(
      locales.filter(({ code }) => code !== 'es').map(({ code }) => [`${code}/a.json`, plain]),
    ),
    'es/b.json': plain,
  };
  expect(problemsOf(files)).toEqual([
    'locales/es/b.json: there is no file locales/it/b.json. Write that file too, or remove this one.',
    'locales/es/a.json is missing. Copy locales/it/a.json and translate its texts.',
  ]);
});

test('the problems of all messages and texts are reported at once, each a single time', () => {
  const folder = localesWith({
    'insights.json': json({ 'insights.topic.all': 'Tutte', 'insights.topic.analytics': 'Analisi' }),
    'it/insights.json': '{ "insights.topic.all": "Tutte" ',
    'fr/insights.json': json({ 'insights.topic.all': '{', 'insights.topic.analytics': '{x}' }),
    'it/articles/My Text.md': '---\n---\n',
  });
  const read = () => readSite(folder, { today: '2026-06-01', everything: false });
  const files = [
    'it/articles/My Text.md',
    'it/insights.json',
    'fr/insights.json, line 2',
    'fr/insights.json, line 3',
  ];
  expect(read).toThrow(new RegExp(`^${files.map((file) => `locales/${file}.*`).join('\n')}$`));
});
