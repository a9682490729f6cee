import { type ReactNode, use, useMemo } from 'react';
import { IslandContext } from '#browser/island.tsx';
import type { MessageTable } from '#i18n/unpack.ts';
import { ToastContext } from '#ui/Toaster.tsx';
import { House, type Household } from './House.tsx';
import type { PreparedPage } from './preparePage.ts';
import type { Complete } from './useShownPage.ts';

interface IslandsProps {
  household: Household;
  page: PreparedPage;
  complete: Complete;
  children: ReactNode;
}

/** Gives the islands of a page their words, and what surrounds them in a React root of their own. */
export function Islands({ household, page, complete, children }: IslandsProps) {
  const toasts = use(ToastContext);
  const words = useMemo(() => {
    let messages: MessageTable = page.messages;
    const load = async () => {
      if (!page.complete) messages = await complete(page);
    };
    return { load, present: () => messages };
  }, [page, complete]);
  const islands = useMemo(
    () => ({
      language: page.language,
      complete: page.complete,
      words: words.load,
      surround: (content: ReactNode) => (
        <House {...household} page={page} messages={words.present()}>
          <ToastContext value={toasts}>{content}</ToastContext>
        </House>
      ),
    }),
    [household, page, words, toasts],
  );
  return <IslandContext value={islands}>{children}</IslandContext>;
}
