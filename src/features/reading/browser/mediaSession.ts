interface SystemControls {
  title: string;
  isPlaying: boolean;
  handlers: Partial<Record<MediaSessionAction, () => void>>;
}

/**
 * Maps the system's media buttons, on a lock screen, headset or keyboard, to reading aloud. Returns a function that
 * releases the buttons. Some platforms support media sessions only for audio files, and show nothing.
 */
export function offerSystemControls({ title, isPlaying, handlers }: SystemControls): () => void {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  const actions = Object.keys(handlers) as MediaSessionAction[];
  const set = (action: MediaSessionAction, handler: (() => void) | undefined) => {
    try {
      session.setActionHandler(action, handler ?? null);
    } catch {
      // A platform may not support every action.
    }
  };
  session.metadata = new MediaMetadata({ title });
  session.playbackState = isPlaying ? 'playing' : 'paused';
  for (const action of actions) set(action, handlers[action]);
  return () => {
    session.metadata = null;
    session.playbackState = 'none';
    for (const action of actions) set(action, undefined);
  };
}
