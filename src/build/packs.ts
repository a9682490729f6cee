import { createHash } from 'node:crypto';
import { locate } from '#site/addresses.ts';
import { deltaOf } from '#site/delta.ts';
import type { LanguageCode } from '#site/languages.ts';
import { lentAddress, type OfflinePack } from '#site/offline-pack.ts';
import { contentName } from '#site/routes.ts';

/** The file names of the packs, with a hash of what is in them. */
export function packFile(pack: OfflinePack): { fileName: string; source: string } {
  const source = JSON.stringify(pack);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10);
  return { fileName: `offline/${pack.language}-${hash}.json`, source };
}

/** An empty pack to be filled. */
export const newPack = (language: LanguageCode, wordsVersion: string): OfflinePack => ({
  language,
  wordsVersion,
  pages: {},
  words: {},
  borrowedPages: {},
  borrowedWords: {},
});

/**
 * Takes out of the packs what stands in another one as well: pages and texts that are in that language in
 * every edition. `lenderOf` names the language of such a page, by its address.
 */
export function shareTexts(
  packs: ReadonlyMap<LanguageCode, OfflinePack>,
  lenderOf: (address: string) => LanguageCode | undefined,
): void {
  for (const pack of packs.values()) {
    for (const [address, html] of Object.entries(pack.pages)) {
      const lender = lenderOf(address);
      const base = lender && packs.get(lender)?.pages[lentAddress(address, lender)];
      if (!lender || base === undefined || lender === pack.language) continue;
      const delta = deltaOf(html, base);
      if (!delta) continue;
      pack.borrowedPages[address] = { lender, delta };
      delete pack.pages[address];
      shareWords(packs, pack, contentOf(address), lender);
    }
  }
}

function shareWords(
  packs: ReadonlyMap<LanguageCode, OfflinePack>,
  pack: OfflinePack,
  name: string | undefined,
  lender: LanguageCode,
): void {
  const base = name && packs.get(lender)?.words[name];
  if (!name || !base || !(name in pack.words)) return;
  const delta = deltaOf(JSON.stringify(pack.words[name]), JSON.stringify(base));
  if (!delta) return;
  pack.borrowedWords[name] = { lender, delta };
  delete pack.words[name];
}

function contentOf(address: string): string | undefined {
  const { route, slug } = locate(address);
  return contentName(route, slug);
}
