import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { logo } from '#site/brand.ts';
import type { Presentation } from '../discovery/presentation.ts';
import { fontsForDrawing } from '../fonts.ts';
import { logoPath } from '../logo.ts';
import { type Card, cardOf } from './card.ts';
import type { Painting } from './png-worker.ts';

/** Folder that caches cards between builds. It is inside node_modules, because the cards are generated. */
const CACHE = 'node_modules/.cache-cards';
/** Files outside this folder that affect the appearance of a card. */
const OUTSIDE = [
  'src/build/discovery/xml.ts',
  'src/build/fonts.ts',
  'src/build/logo.ts',
  'src/site/brand.ts',
  'package-lock.json',
  ...('file' in logo ? [logoPath(logo)] : []),
];

/**
 * Writes the card of every page to dist/cards, with the built png-worker.ts. Resolves with the cards' addresses, by the
 * address of the page.
 */
export async function writeCards(
  { root, dist, pngWorker }: { root: string; dist: string; pngWorker: string },
  presentations: readonly Presentation[],
): Promise<ReadonlyMap<string, string>> {
  const design = hashDesign(root);
  const named = presentations.map((presentation) => {
    const card = cardOf(presentation);
    const hash = createHash('sha256').update(design).update(JSON.stringify(card)).digest('hex').slice(0, 12);
    return { page: presentation.page.address, card, file: join(root, CACHE, `${hash}.png`), hash };
  });
  mkdirSync(join(root, CACHE), { recursive: true });
  await paint(named, root, pngWorker);
  return new Map(
    named.map(({ page, card, file, hash }) => {
      const address = `/cards/${card.name}.${hash}.png`;
      mkdirSync(dirname(join(dist, address)), { recursive: true });
      copyFileSync(file, join(dist, address));
      return [page, address] as const;
    }),
  );
}

/** Paints the cards that no earlier build has cached. Uses every core. */
async function paint(
  cards: readonly { card: Card; file: string }[],
  root: string,
  pngWorker: string,
): Promise<void> {
  const missing = [
    ...new Map(cards.filter(({ file }) => !existsSync(file)).map(({ card, file }) => [file, card])),
  ];
  if (missing.length === 0) return;
  const fontFiles = await fontsForDrawing(root);
  const cores = availableParallelism();
  await Promise.all(
    Array.from({ length: cores }, (_, core) => {
      const share = missing.filter((_card, index) => index % cores === core);
      const workerData: Painting = { fontFiles, cards: share };
      // Rejects with the error that the thread throws.
      return once(new Worker(pngWorker, { workerData }), 'exit');
    }),
  );
}

/** Returns a hash of all files that affect the appearance of a card. */
function hashDesign(root: string): string {
  const own = join('src', 'build', 'cards');
  const hash = createHash('sha256');
  for (const file of [
    ...readdirSync(join(root, own))
      .sort()
      .map((name) => join(own, name)),
    ...OUTSIDE,
  ]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
