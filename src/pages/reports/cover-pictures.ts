import type { Report } from '#site/reports.ts';

/** What is on each cover, a sign for a dot: `.` dropped, `o` kept, `!` to be looked at. */
const pictures: Record<Report['picture'], readonly string[]> = {
  // A sieve: many above, one below.
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
  // A curve with one figure that contradicts the others.
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
  // The one way through that can be retraced.
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
