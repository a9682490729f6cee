/** A measured figure beside the bar it has to reach. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | 'kB' | 's' | '';
  /** What it is to stay under, or, where it is a score, to reach. */
  under?: number;
  reach?: number;
  digits?: number;
}

const passes = ({ value, under, reach }: Figure) =>
  (under === undefined || value < under) && (reach === undefined || value >= reach);

const wanted = ({ under, reach, unit }: Figure) => {
  if (reach !== undefined) return `${reach}`;
  return under === undefined ? '' : `< ${under} ${unit}`.trim();
};

/** One table as docs/performance.md has it; a figure that misses what is wanted has an exclamation mark. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const lines = figures.map((figure) => {
    const value = `${figure.value.toFixed(figure.digits ?? 0)} ${figure.unit}`.trim();
    return `| ${figure.name} | ${value}${passes(figure) ? '' : ' !'} | ${wanted(figure)} |`;
  });
  console.log(`\n| ${title} | measured | wanted |\n| --- | --- | --- |\n${lines.join('\n')}`);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
