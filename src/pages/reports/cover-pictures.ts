import type { Report } from '#site/reports.ts';

/** The drawing on each cover, one character per dot: `.` is dropped, `o` passes, `!` needs examination. */
const pictures: Record<Report['picture'], readonly string[]> = {
  // A pipeline with many dots at the top and one dot at the bottom.
  sieve: [
    '. . . . . . . . .',
    ' . . . . . . . . ',
    '  . . . . . . .  ',
    '   . . . . . .   ',
    '    . . . . .    ',
    '     . . . .     ',
    '      . . .      ',
    '       . .       ',
    '        o        ',
  ],
  // A curve with one figure that contradicts the rest.
  curve: [
    '                o',
    '              o .',
    '            o . .',
    '          o . . .',
    '        o . . . .',
    '    o o . . . . .',
    '  o . . .   . . .',
    'o . . . . ! . . .',
    '. . . . . . . . .',
  ],
  // A single path that a reader can retrace.
  path: [
    '. . . . . . . . .',
    '. . . . . . o o o',
    '. . . . . . o . .',
    '. . . o o o o . .',
    '. . . o . . . . .',
    '. . . o . . . . .',
    'o o o o . . . . .',
    '. . . . . . . . .',
    '. . . . . . . . .',
  ],
};

export function dotsOf(name: Report['picture']) {
  const picture = pictures[name];
  const dots = picture.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === ' ' ? [] : [{ sign, column: column / 2, row }])),
  );
  return { columns: 9, rows: picture.length, dots };
}
