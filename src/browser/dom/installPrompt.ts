import { createStore } from '../storage/store.ts';

/** Chromium's event; TypeScript's tables do not have it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's own question, kept for later; undefined where it would not ask now. */
export const installPrompt = createStore<InstallPromptEvent | undefined>(undefined);
/** Whether the app has been installed since this document came. */
export const newlyInstalled = createStore(false);

/** Keeps the browser's own question for later. From the first moment on: it comes once, and may come early. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => {
    newlyInstalled.set(true);
    installPrompt.set(undefined);
  });
}

/** Lets the browser ask; it does so once for each event. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const event = installPrompt.get();
  if (!event) return 'dismissed';
  installPrompt.set(undefined);
  return (await event.prompt()).outcome;
}
