import { ASK_DRAFT_AFTER_DAYS } from '#features/forms/model/draft.ts';
import { ASK_AFTER_DAYS } from '#features/outbox/model/constants.ts';
import { deviceStorage } from '#site/device-storage.ts';

/** The marks of the axis, in percent of its length. The distance between marks fits their labels. */
export const marks = {
  tab: { at: 25, days: undefined },
  week: { at: 44, days: ASK_DRAFT_AFTER_DAYS },
  month: { at: 62, days: ASK_AFTER_DAYS },
} as const;

/**
 * The end of each bar, the records that it represents, and the sentence about them. `asks`: the site asks the visitor
 * before it deletes the records.
 */
const ends = [
  { id: 'moments', at: 3, asks: false, of: ['opened'], until: 'security.device.moments.text' },
  { id: 'tab', at: marks.tab.at, asks: false, of: ['tab'], until: 'device.until.tab' },
  { id: 'week', at: marks.week.at, asks: false, of: ['week'], until: 'device.until.week' },
  { id: 'askedAfterWeek', at: marks.week.at, asks: true, of: ['sent'], until: 'device.until.sent' },
  {
    id: 'askedAfterMonth',
    at: marks.month.at,
    asks: true,
    of: ['delivered'],
    until: 'device.until.delivered',
  },
  {
    id: 'cleared',
    at: 100,
    asks: false,
    of: ['cleared', 'chosen', 'system', 'forgotten', 'unmarked', 'kiosk', 'copy', 'version'],
    until: 'security.device.cleared.text',
  },
] as const;

/** The site's records on a device, grouped by their lifetime. */
export const lifetimes = ends.map((end) => {
  const rows = deviceStorage.filter(({ until }) => end.of.some((one) => one === until));
  return { ...end, rows: rows.map(({ id }) => id), typed: rows.some((row) => 'typed' in row) };
});
