import { palette } from '#site/brand.ts';

const { paper, ink, muted, accent, control, bar } = palette;

/** The light scheme alone, so that a card's file stays small. */
export const colours = {
  paper: paper[0],
  ink: ink[0],
  muted: muted[0],
  accent: accent[0],
  control: control[0],
  bar: bar[0],
};
