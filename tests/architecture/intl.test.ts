import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Engines write names, lists and dates differently, and hydration stops at one text that differs. What Intl writes comes
 * from i18n/formatted.ts or from the build. A segmenter writes nothing; local/ is for developers.
 */
const asking = /\bnew Intl\.(?!Segmenter\b)|\.toLocale(?:Date|Time)?String\(/;

test('Intl is asked in i18n and at build alone', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/^src\/(?:i18n|build|local)\//.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => asking.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('elements take from react-intl what src/i18n/useIntl.ts has', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/^src\/i18n\//.test(file));
  const imported = files.flatMap((file) => {
    const names =
      /import (?:type )?\{([^}]*)\} from 'react-intl'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    return names.split(',').map((name) => name.trim());
  });
  expect([...new Set(imported)].filter(Boolean).sort()).toEqual([
    'FormattedDate',
    'FormattedMessage',
    'FormattedNumber',
    'FormattedTime',
  ]);
});
