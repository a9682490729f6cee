import { createContext } from 'react';
import type { Resources } from './resources.ts';

/** Loads messages and content that the page does not embed. Undefined while prerendering. */
export const ResourcesContext = createContext<Resources | undefined>(undefined);
