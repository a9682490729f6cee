/** A measured figure beside what it should stay under (bar.md). */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | 'kB';
  goal: number;
}

export const printFigures = (title: string, figures: readonly Figure[]): void => {
  console.log(`\n${title}`);
  for (const { name, value, unit, goal } of figures) {
    const mark = value <= goal ? ' ' : '!';
    console.log(`${mark} ${value.toFixed(1).padStart(8)} ${unit}  (to stay under ${goal})  ${name}`);
  }
};
