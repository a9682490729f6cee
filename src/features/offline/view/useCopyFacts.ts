import { useEffect, useState } from 'react';
import { useWorker } from '#browser/worker/registration.ts';

/** Returns what `look` reads of the copy, again once the copy is complete; undefined until it is known. */
export function useCopyFacts<Facts>(read: () => Promise<Facts>, changes = 0) {
  const { copy: arrived } = useWorker();
  const [facts, setFacts] = useState<Facts>();
  const [readAgain] = useState(() => async () => setFacts(await read()));
  useEffect(() => {
    // Both trigger another look, whatever their values.
    if (arrived && changes >= 0) void readAgain();
  }, [arrived, changes, readAgain]);
  return { facts, readAgain };
}
