import { useDeferredValue } from 'react';
import { isHydrated } from './hydrated.ts';

/**
 * Returns false in the prerendered page and during hydration, and true afterwards. Parts that need scripts use it. The
 * value changes in a transition, so that the page does not render all these parts in one task.
 */
export const useMounted = (): boolean => useDeferredValue(true, isHydrated() ? undefined : false);
