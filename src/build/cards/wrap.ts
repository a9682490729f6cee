/** Returns the width of a text in the caller's units. */
type WidthOf = (text: string) => number;

/** Breaks a text into lines no wider than `width`. A wider word gets a separate line. */
export function wrap(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Breaks a text into the same number of lines as `wrap`, with widths that are as equal as possible. */
export function wrapEvenly(text: string, width: number, widthOf: WidthOf): string[] {
  const best = wrap(text, width, widthOf);
  let [narrow, wide] = [0, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    const lines = wrap(text, middle, widthOf);
    const fits = lines.length === best.length && lines.every((line) => widthOf(line) <= middle);
    [narrow, wide] = fits ? [narrow, middle] : [middle, wide];
  }
  return wrap(text, wide, widthOf);
}
