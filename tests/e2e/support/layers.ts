/** Tests that `npm run test:all` runs and `npm test` leaves out. */
export const exhaustive = { tag: '@exhaustive' } as const;

/** One of a kind stands for the others in `npm test`. */
export const exhaustiveUnless = (stands: boolean) => (stands ? {} : exhaustive);
