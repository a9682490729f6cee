/** Where reading aloud stands. A pause remembers the sentence, for browsers resume in the midst of one badly. */
export type Listening = { state: 'silent' } | { state: 'speaking' | 'paused'; sentence: number };

export type ListeningEvent =
  | { type: 'started'; sentence: number }
  /** To the next sentence or the one before. */
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'spoken' | 'paused' | 'resumed' | 'stopped' | 'failed' };

export const silent: Listening = { state: 'silent' };

/** An event that does not apply to the present state changes nothing. `total` counts the sentences. */
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
    // A voice that fails may be there again later: the sentence is not lost.
    case 'failed':
      return { state: 'paused', sentence };
    case 'resumed':
      return { state: 'speaking', sentence };
    case 'stopped':
      return silent;
  }
}

interface Standing {
  /** The first sentence below the line of the screen where reading begins. */
  ahead: number;
  /** The sentence at which listening ended the last time. */
  heard: number | undefined;
  /** Whether that sentence is on the screen. */
  heardInSight: boolean;
}

/**
 * The sentence that reading aloud starts with: the one where it ended, for whoever still looks at it or has just opened
 * the text; else the one where the reader is.
 */
export const firstSentence = ({ ahead, heard, heardInSight }: Standing): number =>
  heard !== undefined && (heardInSight || ahead <= 0) ? heard : Math.max(0, ahead);
