/** The visitor whom browser tests play unless they say otherwise. */
export const visitor = {
  locale: 'it-IT',
  timezoneId: 'Europe/Rome',
  // The worker stores the whole site at each start; tests about it ask for it.
  serviceWorkers: 'block',
  screenshot: 'only-on-failure',
} as const;
