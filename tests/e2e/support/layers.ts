/** Tests that `npm test` runs, before every commit; `npm run test:all` runs the others. */
export const quick = { tag: '@quick' } as const;

/** One of a kind stands for the others in `npm test`. */
export const quickIf = (stands: boolean) => (stands ? quick : {});
