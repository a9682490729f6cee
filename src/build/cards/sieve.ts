import { CARD_HEIGHT, CARD_WIDTH } from './card.ts';
import { colours } from './colours.ts';

const GAP = 30;
const COLUMNS = 11;
const ROWS = CARD_HEIGHT / GAP;
const LEFT = CARD_WIDTH - COLUMNS * GAP - 12;
/** Share of the dots left in the last row, and share of those that pass. */
const LEFT_AT_THE_END = 0.22;
const PASSING_AT_THE_END = 0.75;

/** Draws many dots above and few below; those that pass are lit. Each page has a pattern of its own. */
export function sieve(pattern: string): string {
  const chance = chances(pattern);
  const [dropped, kept]: [string[], string[]] = [[], []];
  for (let row = 0; row < ROWS; row++) {
    const depth = row / (ROWS - 1);
    const present = 1 - (1 - LEFT_AT_THE_END) * depth ** 1.5;
    const passing = PASSING_AT_THE_END * depth ** 2.5;
    for (let column = 0; column < COLUMNS; column++) {
      const [isPresent, passes] = [chance() < present, chance() < passing];
      if (!isPresent) continue;
      const dot = `M${LEFT + column * GAP + GAP / 2} ${row * GAP + GAP / 2}h0`;
      (passes ? kept : dropped).push(dot);
    }
  }
  const path = (dots: readonly string[], colour: string, width: number) =>
    `<path fill="none" stroke-linecap="round" stroke="${colour}" stroke-width="${width}" d="${dots.join('')}"/>`;
  return path(dropped, colours.bar, 7) + path(kept, colours.accent, 13);
}

/** Pseudo-random numbers from 0 to 1, the same in every build. */
function chances(seed: string): () => number {
  let state = 1;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
