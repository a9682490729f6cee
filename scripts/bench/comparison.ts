import type { Build } from './builds.ts';

/** Figures by name. */
export type Sample = Readonly<Record<string, number>>;

/** A limit: at most or at least this value. */
export type Bar = readonly [sign: '≤' | '≥', limit: number];

/** The builds that a run measures, ours first. A bar may depend on the second. */
export interface Run {
  builds: readonly Build[];
  turns: number;
}

const medianOf = (values: readonly number[]) =>
  values.filter(Number.isFinite).toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const written = (value: number) => (Number.isFinite(value) ? `${Number(value.toPrecision(4))}` : '–');

/** Prints medians and bars. It measures all builds in each turn, because the speed of the machine changes. */
export async function compare(
  title: string,
  { builds, turns }: Run,
  measure: (build: Build) => Sample | Promise<Sample>,
  barOf: (name: string, second: number) => Bar | undefined = () => undefined,
): Promise<void> {
  const seen = builds.map((build) => ({ build, samples: [] as Sample[] }));
  for (let turn = 0; turn < turns; turn += 1)
    for (const { build, samples } of seen) samples.push(await measure(build));
  const names = Object.keys(seen[0]?.samples[0] ?? {});
  const mediansOf = (name: string) =>
    seen.map(({ samples }) => medianOf(samples.map((sample) => sample[name] ?? Number.NaN)));
  const rows = names.map((name) => {
    const [ours = Number.NaN, ...others] = mediansOf(name);
    const [sign, limit = 0] = barOf(name, others[0] ?? Number.NaN) ?? [];
    const passes = sign === '≥' ? ours >= limit : ours <= limit;
    const result = sign ? [`${sign} ${written(limit)}`, passes ? 'pass' : 'FAIL'] : ['', ''];
    return [name, ...[ours, ...others].map(written), ...result];
  });
  const head = [title, ...builds.map(({ name }) => name), 'bar', 'result'];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`\n${lines.join('\n')}`);
}
