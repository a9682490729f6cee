import '#styles/layers.css';
import '#styles/fonts.css';
import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/controls.css';
import '#styles/print.css';
import { createRoot } from 'react-dom/client';
import { LateWords } from '#i18n/latePart.tsx';
import { Messages } from '#i18n/Messages.tsx';
import type { MessageTable } from '#i18n/unpack.ts';
import type { MessageNamespace } from '#site/messages.ts';
import { Gallery } from './Gallery.tsx';

const tables = new Map<MessageNamespace, Promise<MessageTable>>();

/** The development server has words under any version, and reads them anew at each request. */
function wordsOf(name: MessageNamespace): Promise<MessageTable> {
  const table = tables.get(name) ?? fetch(`/words/latest/en/${name}.json`).then((answer) => answer.json());
  tables.set(name, table);
  return table;
}

const names = ['common', 'home', 'deal', 'demo', 'forms', 'reading', 'claims'] as const;
const messages = Object.assign({}, ...(await Promise.all(names.map(wordsOf))));

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(
  <LateWords value={(_, name) => wordsOf(name)}>
    <Messages language="en" messages={messages}>
      <Gallery />
    </Messages>
  </LateWords>,
);
