import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { Messages } from '#i18n/Messages.tsx';
import { readMessages } from '../../support/messages.ts';

/** Renders a part of the app alone in an empty page with the messages of its file, until the test ends. */
export function draw(part: ReactNode, file: 'app' | 'claims' | 'outbox' | 'search'): HTMLElement {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  root.render(
    <Messages locale="en" messages={readMessages('en', file)}>
      {part}
    </Messages>,
  );
  return container;
}
