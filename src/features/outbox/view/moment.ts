/** Date format of the times at which a text was typed, sent or delivered. */
export const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;
