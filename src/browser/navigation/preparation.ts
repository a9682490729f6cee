import { createContext } from 'react';

/** Fetches all that the page at an address needs, so that going there cannot fail. Rejects where it cannot be had. */
export const Preparation = createContext<(pathname: string) => Promise<unknown>>(async () => {});
