import { light } from '../colours.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './card.ts';

/** Left and upper edge of the sheet, which extends beyond the right and lower edge of the picture. */
const [LEFT, TOP] = [944, 84];
const [INSET, LEADING] = [44, 34];
const WIDTH = CARD_WIDTH - LEFT;
const LINES = Math.floor((CARD_HEIGHT - TOP) / LEADING) - 1;
/** Range of the lines of which one is marked. They are clear of the title and the edge. */
const [FROM, TO] = [3, LINES - 3];
/** Start of the evidence line, next to the text. */
const END = 876;

/** Draws a sheet with one marked line and a thread that leads to the line. The drawing differs for each page. */
export function sheet(pattern: string): string {
  const chance = chances(pattern);
  const marked = FROM + Math.floor(chance() * (TO - FROM + 1));
  const lines = Array.from({ length: LINES }, (_, line) => {
    const paragraphEnds = chance() < 0.22;
    const end = line === 0 || paragraphEnds ? INSET + 60 + chance() * 90 : WIDTH;
    return { y: TOP + (line + 1.5) * LEADING, end: LEFT + Math.round(end) };
  });
  const stroke = (d: string, colour: string, width: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`;
  const lineAt = ({ y, end }: (typeof lines)[number]) => `M${LEFT + INSET} ${y}H${end}`;
  const y = TOP + (marked + 1.5) * LEADING;
  const page = (left: number, top: number) =>
    `<path fill="${light.raised}" stroke="${light.bar}" stroke-width="2" d="M${CARD_WIDTH + 9} ${top}H${left + 10}q-10 0-10 10V${CARD_HEIGHT + 9}H${CARD_WIDTH + 9}z"/>`;
  return [
    page(LEFT + 26, TOP - 24),
    page(LEFT, TOP),
    stroke(
      lines
        .filter((_, line) => line !== marked)
        .map(lineAt)
        .join(''),
      light.bar,
      9,
    ),
    `<path fill="${light.wash}" d="M${LEFT + INSET - 12} ${y - 16}H${CARD_WIDTH}v32H${LEFT + INSET - 12}z"/>`,
    stroke(`M${LEFT + INSET} ${y}H${CARD_WIDTH}`, light.accent, 9),
    stroke(`M${END} ${y}H${LEFT + INSET - 12}`, light.accent, 2.5),
    [END, LEFT].map((x) => `<circle cx="${x}" cy="${y}" r="8" fill="${light.accent}"/>`).join(''),
  ].join('');
}

/** Returns a generator of pseudo-random numbers from 0 to 1. They are the same in every build. */
function chances(seed: string): () => number {
  let state = 1;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
