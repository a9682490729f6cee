/** A measured figure and its bars. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | 'kB' | 's' | '';
  /** Bars. The value must be below `under`, at most `most` and at least `reach`. */
  under?: number | undefined;
  most?: number | undefined;
  reach?: number | undefined;
  digits?: number;
  /** The same figure of the other contestants. */
  beside?: readonly number[];
}

const passes = ({ value, under, most, reach }: Figure) =>
  (under === undefined || value < under) &&
  (most === undefined || value <= most) &&
  (reach === undefined || value >= reach);

const written = (value: number, { digits = 0, unit }: Figure) =>
  Number.isFinite(value) ? `${value.toFixed(digits)} ${unit}`.trim() : '–';

function wanted(figure: Figure): string {
  const { under, most, reach, unit } = figure;
  const bars = [
    reach === undefined ? '' : `${reach}`,
    under === undefined ? '' : `< ${written(under, figure)}`,
    most === undefined ? '' : most === 0 ? '0' : `≤ ${written(most, { ...figure, unit })}`,
  ];
  return bars.filter(Boolean).join(', ');
}

/** Formats a Markdown table. An exclamation mark marks a figure that misses its bar. */
function tableOf(title: string, figures: readonly Figure[], columns = ['measured']): string {
  const head = [title, ...columns, 'wanted'];
  const rows = figures.map((figure) => [
    figure.name,
    `${written(figure.value, figure)}${passes(figure) ? '' : ' !'}`,
    ...(figure.beside ?? []).map((value) => written(value, figure)),
    wanted(figure),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function printFigures(title: string, figures: readonly Figure[], columns?: string[]): void {
  console.log(`\n${tableOf(title, figures, columns)}`);
}

/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(sorted.length / 2) - 1,
    Math.floor(sorted.length / 2) + 1,
  );
  return (low + high) / 2;
}
