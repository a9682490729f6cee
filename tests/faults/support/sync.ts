import type { BrowserContext, CDPSession } from '@playwright/test';

/** Fires the sync event in the worker of the site. `lastChance` is true if the browser will not fire it again. */
export async function raiseSync(session: CDPSession, origin: string, lastChance = false): Promise<void> {
  const registration = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    }),
  );
  // Chromium reports the registrations when the domain is enabled.
  await session.send('ServiceWorker.disable');
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'outbox',
    lastChance,
  });
}

/** Hides service workers from the pages that are opened from now on, so that only the pages send. */
export const hideWorkers = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
  );
