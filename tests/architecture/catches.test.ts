import { expect, test } from 'vitest';
import { sources, textOf } from './sources.ts';

const SWALLOWS = /catch\(\(\) => \{\}\)|catch (?:\(\w+\) )?\{\s*\}/;
/** How many lines above it the reason may stand. */
const REACH = 2;

/** Lines in which an error is swallowed, and no comment says why. */
const unexplained = (text: string): string[] =>
  text
    .split('\n')
    .filter(
      (line, index, lines) =>
        SWALLOWS.test(line) && !/\/\//.test(lines.slice(Math.max(0, index - REACH), index + 1).join()),
    );

test('who swallows an error says why', () => {
  expect(sources.flatMap((file) => unexplained(textOf(file)).map((line) => `${file}: ${line}`))).toEqual([]);
});
