import { openChannel } from '#browser/storage/channel.ts';

export type Changes = ReturnType<typeof changesOf>;

/**
 * Creates the channel that announces changes to all tabs and the worker. If the browser blocks BroadcastChannel, only
 * this tab is notified.
 */
export function changesOf(name: string) {
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const channel = openChannel(name);
  if (channel) channel.onmessage = notifyListeners;
  return {
    announce() {
      try {
        channel?.postMessage('changed');
      } catch {
        // The change is already written. The other tabs read it when they are shown.
      }
      notifyListeners();
    },
    /** Calls back after every change. Returns the function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
