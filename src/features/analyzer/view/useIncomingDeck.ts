import { useEffect, useEffectEvent } from 'react';
import { onLaunchedFile } from '../browser/launchedFile.ts';
import { takeSharedDeck } from '../browser/sharedDeck.ts';
import type { FileProblem } from '../model/file-check.ts';

interface Takers {
  offer: (file: File) => void;
  fail: (problem: FileProblem | 'read') => void;
}

/** Receives a document from outside: shared by another app, or opened by the system with this one. */
export function useIncomingDeck({ offer, fail }: Takers): void {
  const come = useEffectEvent((file: File | FileProblem | 'read') =>
    file instanceof File ? offer(file) : fail(file),
  );
  useEffect(() => {
    void takeSharedDeck().then((deck) => deck && come('file' in deck ? deck.file : deck.problem));
    return onLaunchedFile((file) => come(file === 'unreadable' ? 'read' : file));
  }, []);
}
