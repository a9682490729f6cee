import { UNLOAD_DRAFT_PREFIX } from '#site/storage-keys.ts';
import { readDraft } from '../model/draft-record.ts';
import { parseJson } from '../model/json.ts';
import type { Draft } from '../model/schemas.ts';
import type { UnloadStorage } from '../ports.ts';

/**
 * Drafts that view/usePendingDraft.ts wrote to local storage while a page closed; none if the browser blocks site
 * data.
 */
export function unloadDrafts(left: () => UnloadStorage | undefined) {
  const texts = () => {
    try {
      return left();
    } catch {
      return undefined; // A browser that blocks it throws on mere access.
    }
  };
  const names = () => Object.keys(texts() ?? {}).filter((name) => name.startsWith(UNLOAD_DRAFT_PREFIX));
  const read = (name: string) => readDraft(parseJson(texts()?.getItem(name) ?? ''));
  return {
    /** Drafts by the names of their copies. */
    all: (): ReadonlyMap<string, Draft> =>
      new Map(
        names().flatMap((name) => {
          const draft = read(name);
          return draft ? [[name, draft] as const] : [];
        }),
      ),
    /** Deletes the copy, unless a newer one has been written meanwhile. */
    forget(name: string, { savedAt }: Draft) {
      const copy = read(name);
      if (copy && copy.savedAt <= savedAt) texts()?.removeItem(name);
    },
    clear() {
      for (const name of names()) texts()?.removeItem(name);
    },
  };
}
