import { expect, test } from 'vitest';
import { sources, textOf } from './sources.ts';

const SWALLOWS = /catch\(\(\) => \{\}\)|catch (?:\(\w+\) )?\{\s*\}/;
/** The number of lines above the catch in which the reason may be. */
const REACH = 2;

/** Returns the lines that swallow an error without a comment. */
const unexplained = (text: string): string[] =>
  text
    .split('\n')
    .filter(
      (line, index, lines) =>
        SWALLOWS.test(line) && !/\/\//.test(lines.slice(Math.max(0, index - REACH), index + 1).join()),
    );

test('every swallowed error has a comment with the reason', () => {
  expect(sources.flatMap((file) => unexplained(textOf(file)).map((line) => `${file}: ${line}`))).toEqual([]);
});
