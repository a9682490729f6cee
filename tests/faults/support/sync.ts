import type { CDPSession } from '@playwright/test';

/**
 * Raises the site's background sync in its worker, as the browser does after a while; `lastChance` where it will not
 * do so again.
 */
export async function raiseSync(session: CDPSession, origin: string, lastChance = false): Promise<void> {
  const registration = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    }),
  );
  // What there is is told anew.
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
