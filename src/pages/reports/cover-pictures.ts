import type { Report } from '#site/reports.ts';

/** What is on each cover, a sign for a dot: `.` dropped, `o` kept, `!` to be looked at. */
const pictures: Record<Report['id'], readonly string[]> = {
  // A sieve: many above, one below.
  screening: [
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
  metrics: [
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
  decisions: [
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

export function dotsOf(id: Report['id']) {
  const picture = pictures[id];
  const dots = picture.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === ' ' ? [] : [{ sign, column: column / 2, row }])),
  );
  return { columns: 9, rows: picture.length, dots };
}
