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
import { dirname, join } from 'node:path';
import type { Presentation } from '../discovery/presentation.ts';
import { fontsForDrawing } from '../fonts.ts';
import { type Card, cardOf } from './card.ts';
import { cardPainter } from './painter.ts';

/** Where cards are kept between builds; inside node_modules, since they are generated. */
const KEPT = 'node_modules/.vaglio-cards';
/** What else a card looks like depends on, besides its words and this folder. */
const OUTSIDE = ['src/build/fonts.ts', 'src/site/brand.ts', 'package-lock.json'];

/** Puts the card of every page into dist/cards. Answers with their addresses, by the page's. */
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

/** Paints what has not been kept from an earlier build. */
async function paint(root: string, cards: readonly { card: Card; kept: string }[]): Promise<void> {
  const missing = cards.filter(({ kept }) => !existsSync(kept));
  if (missing.length === 0) return;
  const painted = await cardPainter(await fontsForDrawing(root));
  for (const { card, kept } of missing) {
    if (existsSync(kept)) continue;
    // A build that is stopped leaves no half of a picture behind.
    writeFileSync(`${kept}.part`, painted(card));
    renameSync(`${kept}.part`, kept);
  }
}

/** A hash of all that decides how a card is drawn. */
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
