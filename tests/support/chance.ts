/** The seed of fast-check: fixed in the gate, random in `npm run test:all`, whose failures report their seed. */
export const chance: { seed?: number } = process.env.CHANCE ? {} : { seed: 20_261_124 };
