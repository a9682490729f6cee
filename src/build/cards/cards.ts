import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Presentation } from '../discovery/presentation.ts';
import { fontsForDrawing } from '../fonts.ts';
import { type Card, cardOf } from './card.ts';
import { cardPainter } from './painter.ts';

/** Cache of cards between builds; inside node_modules, since they are generated. */
const KEPT = 'node_modules/.vaglio-cards';
/** Files that decide a card's look, besides this folder. */
const OUTSIDE = [
  'src/build/discovery/xml.ts',
  'src/build/fonts.ts',
  'src/site/brand.ts',
  'package-lock.json',
];

/** Writes the card of every page to dist/cards. Resolves with their addresses, by the page's. */
export async function writeCards(
  { root, dist }: { root: string; dist: string },
  presentations: readonly Presentation[],
): Promise<ReadonlyMap<string, string>> {
  const look = lookOf(root);
  const named = presentations.map((presentation) => {
    const card = cardOf(presentation);
    const hash = createHash('sha256').update(look).update(JSON.stringify(card)).digest('hex').slice(0, 12);
    return { page: presentation.page.address, card, kept: join(root, KEPT, `${hash}.png`), hash };
  });
  mkdirSync(join(root, KEPT), { recursive: true });
  await paint(root, named);
  return new Map(
    named.map(({ page, card, kept, hash }) => {
      const address = `/cards/${card.name}.${hash}.png`;
      mkdirSync(dirname(join(dist, address)), { recursive: true });
      copyFileSync(kept, join(dist, address));
      return [page, address] as const;
    }),
  );
}

/** Paints the cards that no earlier build has cached. */
async function paint(root: string, cards: readonly { card: Card; kept: string }[]): Promise<void> {
  const missing = new Map(
    cards.filter(({ kept }) => !existsSync(kept)).map(({ card, kept }) => [kept, card]),
  );
  if (missing.size === 0) return;
  const painted = cardPainter(await fontsForDrawing(root));
  const left = missing.entries();
  const paintNext = async () => {
    for (const [kept, card] of left) {
      // Renamed once complete: an aborted build leaves no half picture behind.
      writeFileSync(`${kept}.part`, await painted(card));
      renameSync(`${kept}.part`, kept);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, paintNext));
}

/** Hash of everything that decides how a card is drawn. */
function lookOf(root: string): string {
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
