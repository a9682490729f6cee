import { useEffect, useState } from 'react';
import { onSelection, selectedSpan } from '../browser/markedText.ts';
import { LONGEST_MARK } from '../model/marks.ts';
import type { Span } from '../model/quote.ts';
import { type MarkableParts, markableText } from './markableText.ts';

/** Milliseconds without a change after which a selection counts. A tap on the button may end the selection first. */
const SETTLED_MS = 250;

/** Returns the part of a text that the reader has selected, and a function that replaces it. */
export function useSelectedSpan({ lead, text }: MarkableParts, isOn: boolean) {
  const [span, setSpan] = useState<Span>();
  useEffect(() => {
    if (!isOn) return undefined;
    const read = () => {
      const passage = markableText({ lead, text });
      const selected = passage && selectedSpan(passage);
      setSpan(selected && selected.end - selected.start <= LONGEST_MARK ? selected : undefined);
    };
    // The reader may have selected text before this code loaded.
    let timer = setTimeout(read, SETTLED_MS);
    const stop = onSelection(() => {
      clearTimeout(timer);
      timer = setTimeout(read, SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [lead, text, isOn]);
  return [span, setSpan] as const;
}
