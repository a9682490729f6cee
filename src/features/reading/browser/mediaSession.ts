interface SystemControls {
  title: string;
  isPlaying: boolean;
  onPlay: () => void;
  onPause: () => void;
  onStop: () => void;
  onNext: () => void;
  onPrevious: () => void;
}

/**
 * Maps the system's media buttons, on a lock screen, headset or keyboard, to reading aloud. Returns a
 * function that releases them. Some platforms offer media sessions to audio files alone, and show nothing
 * here.
 */
export function offerSystemControls(controls: SystemControls): () => void {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  const handlers: Partial<Record<MediaSessionAction, () => void>> = {
    play: controls.onPlay,
    pause: controls.onPause,
    stop: controls.onStop,
    nexttrack: controls.onNext,
    previoustrack: controls.onPrevious,
  };
  const set = (action: MediaSessionAction, handler: (() => void) | null) => {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // A platform may not support every action.
    }
  };
  const actions = Object.keys(handlers) as MediaSessionAction[];
  session.metadata = new MediaMetadata({ title: controls.title });
  session.playbackState = controls.isPlaying ? 'playing' : 'paused';
  for (const action of actions) set(action, handlers[action] ?? null);
  return () => {
    session.metadata = null;
    session.playbackState = 'none';
    for (const action of actions) set(action, null);
  };
}
