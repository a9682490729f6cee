import { createStore } from '../storage/store.ts';

/** Chromium's event, missing from TypeScript's DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The deferred install prompt; undefined if the browser would not show one now. */
export const installPrompt = createStore<InstallPromptEvent | undefined>(undefined);
/** True once the app has been installed in this document. */
export const newlyInstalled = createStore(false);

/** Defers the browser's install prompt. Call it first: the event fires once, and may fire early. */
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

/** Shows the deferred prompt. Browsers allow this once per event. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const event = installPrompt.get();
  if (!event) return 'dismissed';
  installPrompt.set(undefined);
  // A browser that refuses to ask: as if the visitor had declined.
  return event.prompt().then(
    ({ outcome }) => outcome,
    () => 'dismissed',
  );
}
