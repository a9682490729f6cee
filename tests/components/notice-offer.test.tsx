import { expect, test, vi } from 'vitest';
import NoticeOffer from '#features/outbox/view/NoticeOffer.tsx';
import { until } from '../support/until.ts';
import { draw } from './support/draw.tsx';
import { focused, one, press, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';

test('a refused notification is explained, and the button retains the focus', async () => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'denied' });
  const part = draw(<NoticeOffer />, 'outbox');
  const button = await until(() => one<HTMLElement>('button', part));
  button.focus();
  await press(button);
  await until(() => expect(sayingOf(part)).toContain(says('en')('outbox.notify.refused')));
  await focused(button);
});
