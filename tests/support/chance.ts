/** How fast-check draws: the same in every run of the gate, and anew in `npm run test:all`, whose failures name their seed. */
export const chance: { seed?: number } = process.env.CHANCE ? {} : { seed: 20_261_124 };
