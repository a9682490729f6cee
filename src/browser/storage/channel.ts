/** Opens a channel between tabs. Returns undefined if it is unavailable: Firefox throws if site data are blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
