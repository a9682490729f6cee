/** Where reading aloud stands. A pause remembers the sentence, for browsers resume in the midst of one badly. */
export type Listening = { state: 'silent' } | { state: 'speaking' | 'paused'; sentence: number };

export type ListeningEvent =
  | { type: 'started'; sentence: number }
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
