import { useSyncExternalStore } from 'react';
import { hasPrompt, isNewlyInstalled, subscribeToInstall } from './installPrompt.ts';

const never = () => false;

/** Whether the browser would ask now. */
export const useInstallPrompt = () => useSyncExternalStore(subscribeToInstall, hasPrompt, never);

/** Whether the app has been installed since this document came. */
export const useHasInstalled = () => useSyncExternalStore(subscribeToInstall, isNewlyInstalled, never);
