import { useEffect, useState } from 'react';
import { useWorker } from '#browser/worker/registration.ts';

/** Returns what `look` reads of the copy, again once the copy is complete; undefined until it is known. */
export function useCopyFacts<Facts>(look: () => Promise<Facts>, changes = 0) {
  const { copy: arrived } = useWorker();
  const [facts, setFacts] = useState<Facts>();
  const [lookAgain] = useState(() => async () => setFacts(await look()));
  useEffect(() => {
    // Both trigger another look, whatever their values.
    if (arrived && changes >= 0) void lookAgain();
  }, [arrived, changes, lookAgain]);
  return { facts, lookAgain };
}
