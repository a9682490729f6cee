/** What tells whoever shows a database that it has changed. */
interface Changes {
  tell(): void;
  /** Calls back after every change. Answers with the function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** Carries the word of a change to this tab, the others and the worker; to this tab alone where the browser blocks more. */
export function changesOf(name: string): Changes {
  const listeners = new Set<() => void>();
  const hear = () => {
    for (const listener of listeners) listener();
  };
  const channel = openChannel(name);
  if (channel) channel.onmessage = hear;
  return {
    tell() {
      channel?.postMessage('changed');
      hear();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** undefined in a browser that shares nothing between tabs: Firefox without site data throws. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
