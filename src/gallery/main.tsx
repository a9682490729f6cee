import '#styles/layers.css';
import '#styles/fonts.css';
import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/motion.css';
import '#styles/controls.css';
import '#styles/print.css';
import '#illustrations/illustrations.css';
import { createRoot } from 'react-dom/client';
import { Messages } from '#i18n/Messages.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { createResources, loadMessages } from '#i18n/resources.ts';
import { Gallery } from './Gallery.tsx';

const resources = createResources({
  // The development server serves messages under any version.
  read: async (locale, name) => (await fetch(`/messages/latest/${locale}/${name}.json`)).json(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isOffline: () => false,
});

const names = ['common', 'home', 'deal', 'demo', 'forms', 'reading', 'claims'] as const;
const messages = Object.assign(
  {},
  ...(await Promise.all(names.map((name) => loadMessages(resources, 'en', name)))),
);

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(
  <ResourcesContext value={resources}>
    <Messages locale="en" messages={messages}>
      <Gallery />
    </Messages>
  </ResourcesContext>,
);
