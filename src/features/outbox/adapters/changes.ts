import { openChannel } from '#browser/storage/channel.ts';

export type Changes = ReturnType<typeof changesOf>;

/** Announces changes to this tab, the others and the worker; to this tab alone if the browser blocks the channel. */
export function changesOf(name: string) {
  const listeners = new Set<() => void>();
  const hear = () => {
    for (const listener of listeners) listener();
  };
  const channel = openChannel(name);
  if (channel) channel.onmessage = hear;
  return {
    tell() {
      try {
        channel?.postMessage('changed');
      } catch {
        // What has been written stands: the other tabs read it when they are shown.
      }
      hear();
    },
    /** Calls back after every change. Returns the function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
