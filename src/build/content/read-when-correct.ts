import { once } from 'node:events';
import { watch } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { ContentError } from './content-error.ts';

/** Milliseconds that an editor may need to write a file completely. */
const WRITE_MS = 100;

/**
 * Reads texts for the development server. If they have a mistake, calls `report` with its sentence, and reads again
 * after each change in the folder, because a server that ends would have to be started again. Throws other errors.
 */
export async function readWhenCorrect<Site>(
  read: () => Site,
  folder: string,
  report: (sentence: string) => void,
): Promise<Site> {
  for (;;) {
    // Watches first, so that no change is missed while the texts are read.
    const watcher = watch(folder, { recursive: true });
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      report(error.message);
      await once(watcher, 'change');
      await setTimeout(WRITE_MS);
    } finally {
      watcher.close();
    }
  }
}
