import { messagesVersion } from '#browser/hydration/prerendered.ts';
import type { ResourcePorts } from '#i18n/resources.ts';
import { messagesAddress } from '#site/bundles.ts';

/** Reads messages and content from the host or from the service worker. */
export const browserResourcePorts: ResourcePorts = {
  async read(locale, name) {
    const answer = await fetch(messagesAddress(messagesVersion(locale), locale, name));
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`The host answered ${answer.status} for ${locale}/${name}.`);
    return answer.json();
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isOffline: () => !navigator.onLine,
};
