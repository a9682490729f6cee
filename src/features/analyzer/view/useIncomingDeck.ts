import { useEffect, useEffectEvent } from 'react';
import { onLaunchedFile } from '../browser/launchedFile.ts';
import { consumeSharedDeck } from '../browser/sharedDeck.ts';
import type { FileProblem } from '../model/file-check.ts';

interface IncomingHandlers {
  offer: (file: File) => void;
  fail: (problem: FileProblem | 'read') => void;
}

/** Receives a document from outside: shared by another app, or opened by the system with this one. */
export function useIncomingDeck({ offer, fail }: IncomingHandlers): void {
  const come = useEffectEvent((file: File | FileProblem | 'read') =>
    file instanceof File ? offer(file) : fail(file),
  );
  useEffect(() => {
    void consumeSharedDeck().then((deck) => deck && come('file' in deck ? deck.file : deck.problem));
    return onLaunchedFile((file) => come(file === 'unreadable' ? 'read' : file));
  }, []);
}
