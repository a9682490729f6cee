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
 * Lets the system's own buttons, on a lock screen, a headset or a keyboard, lead what is read aloud. Answers with the
 * function that takes them back. Some platforms give them to sound files alone, and then show none.
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
      // A platform need not know every action.
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
