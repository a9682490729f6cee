/** Minimum and maximum number of rounds. After the minimum, a round starts only if it would end before the deadline. */
export interface Rounds {
  least: number;
  most: number;
  /** Deadline in milliseconds of performance.now(). */
  until?: number;
}

/** Measures all contestants in each round, so that a slow minute of the machine affects each of them. */
export async function byTurns<Who, Seen>(
  all: readonly Who[],
  { least, most, until = Number.POSITIVE_INFINITY }: Rounds,
  measure: (one: Who) => Promise<Seen>,
): Promise<Map<Who, Seen[]>> {
  const seen = new Map<Who, Seen[]>(all.map((one) => [one, []]));
  let longest = 0;
  for (let round = 0; round < most; round += 1) {
    const began = performance.now();
    if (round >= least && began + longest > until) break;
    for (const one of all) seen.get(one)?.push(await measure(one));
    longest = Math.max(longest, performance.now() - began);
  }
  return seen;
}
