/** The light colours of src/styles/tokens.css. A card has no others, so that its file stays small. */
export const colours = {
  paper: '#faf8f3',
  ink: '#14211e',
  muted: '#51605b',
  accent: '#0b5d4e',
  control: '#86816f',
  bar: '#c8c3b3',
} as const;
