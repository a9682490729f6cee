import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { compare, readRecord, writeRecord } from '#scripts/translations/record.ts';
import { itemsIn, nameOf } from '#scripts/translations/texts.ts';
import { locales } from '#site/locales.ts';
import { article, author, translation } from '../../support/content-files.ts';
import { folderWith, writeFiles } from '../../support/folder.ts';

let localesFolder = '';

function write(file: string, content: string | Record<string, string>): void {
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  writeFiles(localesFolder, { [file]: text });
}
const read = (file: string) => readFileSync(join(localesFolder, file), 'utf8');
const change = (file: string, words: Record<string, string>) =>
  write(file, { ...JSON.parse(read(file)), ...words });

/** Runs the command, writes its record and returns its report. */
function run(): string[] {
  const { record, behind } = compare(itemsIn(localesFolder), readRecord(localesFolder));
  writeRecord(localesFolder, record);
  return behind.map(({ item, locale, state }) => `${locale} ${state} ${nameOf(item)}`);
}
const ofFrench = (lines: readonly string[]) => lines.filter((line) => line.startsWith('fr '));

beforeEach(() => {
  localesFolder = join(folderWith(), 'locales');
  write('it/insights.json', {
    'insights.minutes': '{minutes, plural, one {# minuto} many {# minuti} other {# minuti}}',
    'insights.topic.analytics': 'Analisi',
    'insights.updated': 'del {date}',
  });
  write('fr/insights.json', {
    'insights.minutes': '{minutes, plural, one {# minute} many {# minutes} other {# minutes}}',
    'insights.topic.analytics': 'Analyse',
  });
  for (const { code } of locales)
    write(
      `${code}/authors/ada-bianchi.md`,
      author(code === 'it' ? {} : { name: undefined, role: `role in ${code}` }),
    );
  write('it/articles/a-note.md', article({}, 'Uno.\n\nDue.'));
  write('fr/articles/a-note.md', translation());
});

describe('missing and outdated translations', () => {
  const missing = 'fr missing insights.json insights.updated';

  test('a text without a translation is missing only in that locale', () => {
    expect(ofFrench(run())).toEqual([missing]);
    expect(run()).toContain('de missing articles/a-note.md');
  });

  test('a translation is outdated after its source changes, until the translation changes too', () => {
    run();
    change('it/insights.json', { 'insights.topic.analytics': 'Dati' });
    write('it/articles/a-note.md', article({}, 'Uno.\n\nTre.'));
    const older = ['fr older insights.json insights.topic.analytics', 'fr older articles/a-note.md'];
    expect(ofFrench(run())).toEqual(expect.arrayContaining(older));
    expect(ofFrench(run()), 'also in the next run').toEqual(expect.arrayContaining(older));
    change('fr/insights.json', { 'insights.topic.analytics': 'Données' });
    expect(ofFrench(run())).toEqual([missing, 'fr older articles/a-note.md']);
  });

  test('a copied folder does not count as translated until its texts change', () => {
    run();
    cpSync(join(localesFolder, 'fr'), join(localesFolder, 'de'), { recursive: true });
    const copied = ['insights.minutes', 'insights.topic.analytics'].map(
      (id) => `de copied insights.json ${id}`,
    );
    const reported = () => run().filter((line) => line.startsWith('de copied'));
    expect(reported()).toEqual([...copied, 'de copied articles/a-note.md']);
    expect(reported(), 'also in the next run').toHaveLength(3);
    change('de/insights.json', { 'insights.topic.analytics': 'Analyse von Daten' });
    expect(reported()).not.toContain(copied[1]);
    expect(ofFrench(run())).toEqual([missing]);
  });
});
