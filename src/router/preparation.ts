import { createContext } from 'react';

/**
 * Fetches everything that the page at an address needs, so that a later navigation to it cannot fail. Rejects if
 * something is unavailable.
 */
export const Preparation = createContext<(pathname: string) => Promise<unknown>>(async () => {});
