import { createStore } from '../storage/store.ts';

/** Chromium's event, missing from TypeScript's DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The deferred install prompt, or undefined if the browser offers none. */
export const installPrompt = createStore<InstallPromptEvent | undefined>(undefined);
/** True after the `appinstalled` event in this document. */
export const newlyInstalled = createStore(false);

/** Defers the browser's install prompt. Call it before other code, because the event fires once and may fire early. */
export function deferInstallPrompt(): void {
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
  // If the browser refuses to show the prompt, the result is the same as if the visitor had declined.
  return event.prompt().then(
    ({ outcome }) => outcome,
    () => 'dismissed',
  );
}
