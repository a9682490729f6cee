/** Chromium's event; TypeScript's tables do not have it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let prompt: InstallPromptEvent | undefined;
let hasInstalled = false;
const listeners = new Set<() => void>();

function change(next: InstallPromptEvent | undefined): void {
  prompt = next;
  for (const listener of listeners) listener();
}

/** Calls at every change; answers with the function that stops it. */
export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser would ask now. */
export const hasPrompt = () => prompt !== undefined;
/** Whether the app has been installed since this document came. */
export const isNewlyInstalled = () => hasInstalled;

/** Keeps the browser's own question for later. From the first moment on: it comes once, and may come early. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => {
    hasInstalled = true;
    change(undefined);
  });
}

/** Lets the browser ask; it does so once for each event. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const event = prompt;
  if (!event) return 'dismissed';
  change(undefined);
  return (await event.prompt()).outcome;
}
