/** Default browser settings of the browser tests. */
export const visitor = {
  locale: 'it-IT',
  timezoneId: 'Europe/Rome',
  // The worker stores the complete site at each start, so only tests of the worker allow it.
  serviceWorkers: 'block',
  screenshot: 'only-on-failure',
} as const;
