import { expect, test } from 'vitest';
import { sources, textOf } from './sources.ts';

/**
 * Engines write names, lists and dates differently, and hydration stops at one text that differs. What Intl writes comes
 * from i18n/formatted.ts or from the build. A segmenter writes nothing; local/ is for developers.
 */
const asking = /\bnew Intl\.(?!Segmenter\b)|\.toLocale(?:Date|Time)?String\(/;

test('Intl is asked in i18n and at build alone', () => {
  const others = sources.filter((file) => !/^src\/(?:i18n|build|local)\//.test(file));
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter((file) => asking.test(textOf(file)))).toEqual([]);
});

test('elements take from react-intl what src/i18n/useIntl.ts has', () => {
  const imported = sources
    .filter((file) => !file.startsWith('src/i18n/'))
    .flatMap(
      (file) => /import (?:type )?\{([^}]*)\} from 'react-intl'/.exec(textOf(file))?.[1]?.match(/\w+/g) ?? [],
    );
  const known = ['FormattedDate', 'FormattedMessage', 'FormattedNumber', 'FormattedTime'];
  expect([...new Set(imported)].sort()).toEqual(known);
});
