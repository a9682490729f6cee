import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { Preparation } from '#browser/navigation/preparation.ts';
import { useEntryLocation } from '#browser/navigation/useEntry.ts';
import { OutboxContext } from '#features/submissions/view/OutboxContext.ts';
import { LateWords } from '#i18n/latePart.tsx';
import { Messages } from '#i18n/Messages.tsx';
import type { MessageTable } from '#i18n/unpack.ts';
import type { PreparedPage } from './navigation/preparePage.ts';
import type { Prepare } from './navigation/useShownPage.ts';
import type { Services } from './services.ts';

/** What is the same as long as the app runs. */
export interface Household {
  first: PreparedPage;
  prepare: Prepare;
  services: Services;
}

interface HouseProps extends Household {
  page: PreparedPage;
  messages: MessageTable;
  children: ReactNode;
}

/** All that a page tells its parts, be they in the app's React root or, as islands, in one of their own. */
export function House({ first, prepare, services, page, messages, children }: HouseProps) {
  return (
    <Router base={page.place.base} hook={useEntryLocation} ssrPath={first.pathname} ssrSearch="">
      <Messages language={page.language} messages={messages}>
        <OutboxContext value={services.outbox}>
          <LateWords value={services.words}>
            <Preparation value={prepare}>{children}</Preparation>
          </LateWords>
        </OutboxContext>
      </Messages>
    </Router>
  );
}
