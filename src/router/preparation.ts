import { createContext } from 'react';

/**
 * Fetches everything the page at an address needs, so that navigating there cannot fail. Rejects if it is not
 * available.
 */
export const Preparation = createContext<(pathname: string) => Promise<unknown>>(async () => {});
