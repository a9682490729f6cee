import { createContext } from 'react';
import type { RouteResult } from './model/addresses.ts';

/**
 * Fetches everything that the page at an address needs, so that a later navigation to it cannot fail. Rejects if
 * something is unavailable. `kind` is missing outside the app.
 */
export const Preparation = createContext<(pathname: string) => Promise<Partial<Pick<RouteResult, 'kind'>>>>(
  async () => ({}),
);
