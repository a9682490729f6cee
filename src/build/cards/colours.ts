import { palette } from '#site/brand.ts';

const { paper, raised, ink, muted, accent, control, bar, wash } = palette;

/** The light scheme alone, so that a card's file stays small. */
export const colours = {
  paper: paper[0],
  raised: raised[0],
  ink: ink[0],
  muted: muted[0],
  accent: accent[0],
  control: control[0],
  bar: bar[0],
  wash: wash[0],
};
