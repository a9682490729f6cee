import { expect, test } from 'vitest';
import { noticeToShow } from '#service-worker/notice.ts';

const notice = { title: 'Sent', body: 'It has been sent.', lang: 'en', path: '/en/outbox' };
const recordsOf = (stored: Record<string, unknown>) => ({ read: async (key: string) => stored[key] });
const allowed = { records: recordsOf({ notice }), pages: 0, permission: 'granted' } as const;

test('a delivery in the background is shown with the texts that a page has stored', async () => {
  expect(await noticeToShow(allowed)).toEqual(notice);
});

test.each([
  ['a page is open', { pages: 1 }],
  ['the visitor has not allowed notifications', { permission: 'default' }],
  ['the visitor has revoked the permission', { permission: 'denied' }],
  ['no page has stored a notification', { records: recordsOf({}) }],
  ['the record is of another version', { records: recordsOf({ notice: { title: 'Sent' } }) }],
  ['the device is in kiosk mode', { records: recordsOf({ notice, kiosk: {} }) }],
] as const)('nothing is shown if %s', async (_, change) => {
  expect(await noticeToShow({ ...allowed, ...change })).toBeUndefined();
});
