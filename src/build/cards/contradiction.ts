import { light } from '../colours.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Contradiction } from './card.ts';
import { type Measure, plain, text } from './text.ts';
import { wrapEvenly } from './wrap.ts';

/** Left edge of both documents, which extend beyond the right edge of the picture. */
const LEFT = 888;
const PAGE = { top: 56, height: 214, sentence: 172 };
const MODEL = { top: 452, row: 56, firstCell: 60 };
const CELL = { x: 992, width: 184 };
/** The bracket that joins both sources. */
const BRACKET = 862;

const line = (d: string, colour: string, width: number) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`;
const box = (top: number, height: number) =>
  `<path fill="${light.raised}" stroke="${light.bar}" stroke-width="2" d="M${CARD_WIDTH + 9} ${top}H${LEFT + 10}q-10 0-10 10V${top + height - 10}q0 10 10 10H${CARD_WIDTH + 9}z"/>`;
const fill = (x: number, y: number, width: number, height: number, colour: string) =>
  `<path fill="${colour}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;

/** Draws a page and a cell that contradict each other, with their difference between them. */
export function contradiction(
  { stated, computed, difference, between, row }: Contradiction,
  measure: Measure,
): string {
  const lines = wrapEvenly(plain(between), CARD_WIDTH - LEFT - 30, (words) => 22 * measure(words, 'text'));
  const amber = { face: 'headings', fill: light.amber } as const;
  return [
    deckPage(stated),
    text(plain(difference), { x: LEFT, y: 352, size: 58, ...amber }),
    ...lines.map((words, index) =>
      text(words, { x: LEFT, y: 388 + index * 28, size: 22, face: 'text', fill: light.muted }),
    ),
    model(computed, row),
    bracket(),
  ].join('');
}

function deckPage(stated: string): string {
  const { top, height, sentence } = PAGE;
  return [
    box(top, height),
    line(`M${LEFT + 36} ${top + 44}h120`, light.bar, 9),
    fill(LEFT + 24, sentence - 46, CARD_WIDTH - LEFT, 64, light['wash-amber']),
    text(plain(stated), { x: LEFT + 36, y: sentence, size: 44, face: 'headings', fill: light.ink }),
    line(`M${LEFT + 36} ${top + 166}H${CARD_WIDTH}`, light.bar, 9),
  ].join('');
}

/** Draws three rows of the model. The one in the middle has the cell. */
function model(computed: string, number: string): string {
  const { top, row, firstCell } = MODEL;
  const edge = LEFT + firstCell;
  const middle = top + row;
  const baseline = middle + row / 2 + 10;
  return [
    box(top, CARD_HEIGHT - top + 20),
    fill(LEFT + 1, middle, CARD_WIDTH - LEFT, row, light['wash-amber']),
    line([1, 2].map((nth) => `M${LEFT} ${top + nth * row}H${CARD_WIDTH}`).join(''), light.bar, 2),
    line(`M${edge} ${top}V${CARD_HEIGHT}M${CELL.x} ${top}V${CARD_HEIGHT}`, light.bar, 2),
    text(number, { x: LEFT + 17, y: baseline - 2, size: 24, face: 'text', fill: light.amber }),
    line(`M${CELL.x} ${middle}h${CELL.width}v${row}h${-CELL.width}z`, light.amber, 4),
    text(plain(computed), {
      x: CELL.x + CELL.width - 16,
      y: baseline,
      size: 30,
      face: 'text',
      fill: light.ink,
      anchor: 'end',
    }),
  ].join('');
}

function bracket(): string {
  const from = PAGE.sentence - 14;
  const to = MODEL.top + MODEL.row * 1.5;
  const dots = [from, to].map((y) => `<circle cx="${LEFT}" cy="${y}" r="8" fill="${light.amber}"/>`);
  const path = `M${LEFT} ${from}H${BRACKET + 12}q-12 0-12 12V${to - 12}q0 12 12 12H${LEFT}`;
  return line(path, light.amber, 2.5) + dots.join('');
}
