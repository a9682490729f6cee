import { UNLOAD_DRAFT_PREFIX } from '#site/storage-keys.ts';
import { type Draft, draftKey } from '../model/draft.ts';
import { readDraft } from '../model/draft-record.ts';
import type { LeftTexts } from '../ports.ts';

interface LeftDrafts {
  drafts(): Draft[];
  /**
   * Makes a change to the draft of this key, and forgets what was left of it before; what is left while
   * the change is under way is newer and stays. Rejects with the change, and forgets nothing then.
   */
  settle(key: string, change: () => Promise<void>): Promise<void>;
  forget(): void;
}

/** What view/useDraft.ts leaves behind when a page goes. There is nothing where the browser blocks site data. */
export function leftDrafts(left: () => LeftTexts | undefined): LeftDrafts {
  const texts = () => {
    try {
      return left();
    } catch {
      return undefined; // A browser that blocks it throws on its mere mention.
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
