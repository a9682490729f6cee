import { useEffect, useState } from 'react';
import { useWorker } from '#browser/worker/registration.ts';

/**
 * Returns the facts that `read` finds about the copy; undefined until they are known. The facts are read again when the
 * copy is complete.
 */
export function useCopyFacts<Facts>(read: () => Promise<Facts>, changes = 0) {
  const { copy: arrived } = useWorker();
  const [facts, setFacts] = useState<Facts>();
  const [readAgain] = useState(() => async () => setFacts(await read()));
  useEffect(() => {
    // A change of `arrived` or `changes` triggers another read, whatever the values are.
    if (arrived && changes >= 0) void readAgain();
  }, [arrived, changes, readAgain]);
  return { facts, readAgain };
}
