import { useEffect, useState } from 'react';
import { useWorker } from '#browser/worker/registration.ts';

/**
 * Returns the facts that `read` finds about the copy; undefined until they are known. The facts are read again when the
 * copy is complete, and whenever `changes` has another value.
 */
export function useCopyFacts<Facts>(read: () => Promise<Facts>, changes = 0) {
  const { copy: arrived } = useWorker();
  const [facts, setFacts] = useState<Facts>();
  const [readAgain] = useState(() => async () => setFacts(await read()));
  useEffect(() => {
    // `changes` is a count, so the second condition always holds. It makes the count a dependency of the effect.
    if (arrived && changes >= 0) void readAgain();
  }, [arrived, changes, readAgain]);
  return { facts, readAgain };
}
