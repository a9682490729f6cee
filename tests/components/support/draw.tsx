import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { Messages } from '#i18n/Messages.tsx';
import { readMessages } from '../../support/messages.ts';

/** Draws a part of the app by itself in an empty page, with the words of its file, as long as the test lasts. */
export function draw(part: ReactNode, file: 'app' | 'claims' | 'search'): HTMLElement {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  root.render(
    <Messages language="en" messages={readMessages('en', file)}>
      {part}
    </Messages>,
  );
  return container;
}
