/** The format of the times at which something was typed, sent or delivered. */
export const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;
