/** Returns undefined if the browser shares nothing between tabs: Firefox without site data throws. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
