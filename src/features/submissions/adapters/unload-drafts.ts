import { UNLOAD_DRAFT_PREFIX } from '#site/storage-keys.ts';
import { type Draft, draftKey } from '../model/draft.ts';
import { readDraft } from '../model/draft-record.ts';
import type { LeftTexts } from '../ports.ts';

interface LeftDrafts {
  drafts(): Draft[];
  /**
   * Applies a change to the draft of this key, and then deletes its copy in local storage; a copy written during the
   * change is newer and stays. If the change rejects, so does this, and nothing is deleted.
   */
  settle(key: string, change: () => Promise<void>): Promise<void>;
  forget(): void;
}

/**
 * Drafts that view/usePendingDraft.ts wrote to local storage while a page closed; none if the browser blocks site
 * data.
 */
export function leftDrafts(left: () => LeftTexts | undefined): LeftDrafts {
  const texts = () => {
    try {
      return left();
    } catch {
      return undefined; // A browser that blocks it throws on mere access.
    }
  };
  const names = () => Object.keys(texts() ?? {}).filter((name) => name.startsWith(UNLOAD_DRAFT_PREFIX));
  const read = (name: string) => {
    const draft = readDraft(parsed(texts()?.getItem(name) ?? ''));
    return draft && nameOf(draftKey(draft)) === name ? draft : undefined;
  };
  return {
    drafts: () => names().flatMap((name) => read(name) ?? []),
    async settle(key, change) {
      const before = texts()?.getItem(nameOf(key));
      await change();
      if (texts()?.getItem(nameOf(key)) === before) texts()?.removeItem(nameOf(key));
    },
    forget() {
      for (const name of names()) texts()?.removeItem(name);
    },
  };
}

const nameOf = (key: string) => UNLOAD_DRAFT_PREFIX + key;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
