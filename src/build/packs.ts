import { createHash } from 'node:crypto';
import type { LanguageCode } from '#site/languages.ts';
import type { OfflinePack } from '#site/offline-pack.ts';

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
});
