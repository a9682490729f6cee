/** State of reading aloud. A pause stores the sentence, because browsers resume badly in the middle of a sentence. */
export type Listening = { state: 'silent' } | { state: 'speaking' | 'paused'; sentence: number };

export type ListeningEvent =
  | { type: 'started'; sentence: number }
  /** Moves to the next or the previous sentence. */
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'spoken' | 'paused' | 'resumed' | 'stopped' | 'failed' };

export const silent: Listening = { state: 'silent' };

/** Returns the next state. An event that does not apply changes nothing. `total` is the number of sentences. */
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
    // A voice that fails may become available later, so the state stores the sentence.
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
 * Returns the sentence at which reading aloud starts. This is the sentence at which it last ended, if that sentence is
 * in view or the text has just been opened. Otherwise it is the sentence at the reader's position.
 */
export const firstSentence = ({ ahead, heard, heardInSight }: ListeningStart): number =>
  heard !== undefined && (heardInSight || ahead <= 0) ? heard : Math.max(0, ahead);
