/** State of reading aloud. A pause keeps the sentence, since browsers resume badly in the middle of one. */
export type Listening = { state: 'silent' } | { state: 'speaking' | 'paused'; sentence: number };

export type ListeningEvent =
  | { type: 'started'; sentence: number }
  /** To the next sentence or the previous one. */
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'spoken' | 'paused' | 'resumed' | 'stopped' | 'failed' };

export const silent: Listening = { state: 'silent' };

/** The next state; an event that does not apply changes nothing. `total` is the number of sentences. */
export function nextListening(now: Listening, event: ListeningEvent, total: number): Listening {
  if (event.type === 'started') return { state: 'speaking', sentence: event.sentence };
  if (now.state === 'silent') return now;
  const { state, sentence } = now;
  switch (event.type) {
    case 'spoken':
      if (state !== 'speaking') return now;
      return sentence + 1 < total ? { state, sentence: sentence + 1 } : silent;
    case 'moved':
      return { state, sentence: Math.min(total - 1, Math.max(0, sentence + event.by)) };
    case 'paused':
    // A voice that fails may come back later, so the sentence is kept.
    case 'failed':
      return { state: 'paused', sentence };
    case 'resumed':
      return { state: 'speaking', sentence };
    case 'stopped':
      return silent;
  }
}

interface ListeningStart {
  /** The first sentence below the line at which reading begins. */
  ahead: number;
  /** The sentence at which listening last ended. */
  heard: number | undefined;
  /** True if that sentence is in view. */
  heardInSight: boolean;
}

/**
 * The sentence to start reading aloud at: where it last ended, if that is in view or the text has just been
 * opened; else the reader's position.
 */
export const firstSentence = ({ ahead, heard, heardInSight }: ListeningStart): number =>
  heard !== undefined && (heardInSight || ahead <= 0) ? heard : Math.max(0, ahead);
