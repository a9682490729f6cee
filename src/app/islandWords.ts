import type { MessageTable } from '#i18n/unpack.ts';
import type { PreparedPage } from './navigation/preparePage.ts';

/** Answers with all words of a page, those of its islands among them. */
export type Complete = (page: PreparedPage) => Promise<MessageTable>;

/** All words of one page, which its islands show. */
export interface IslandWords {
  /** Resolves once they are there. */
  load: () => Promise<void>;
  /** undefined until then. */
  messages: () => MessageTable | undefined;
}

export function islandWords(page: PreparedPage, complete: Complete): IslandWords {
  let messages = page.complete ? page.messages : undefined;
  return {
    async load() {
      messages ??= await complete(page);
    },
    messages: () => messages,
  };
}
