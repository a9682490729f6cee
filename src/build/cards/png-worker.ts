import { renameSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Card } from './card.ts';
import { cardPainter } from './card-png.ts';

/** A thread's share of the cards, each with the path of its picture. */
export interface Painting {
  fontFiles: string[];
  cards: readonly (readonly [file: string, card: Card])[];
}

// Entry point of the threads that src/build/cards/write-cards.ts starts, one per core.
const { fontFiles, cards }: Painting = workerData;
const painted = cardPainter(fontFiles);
for (const [file, card] of cards) {
  // The file is renamed after it is complete, so that an aborted build leaves no incomplete picture.
  writeFileSync(`${file}.part`, await painted(card));
  renameSync(`${file}.part`, file);
}
