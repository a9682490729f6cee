import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { questions } from '#pages/security/questions.ts';
import { brand } from '#site/brand.ts';
import { until } from '../support/until.ts';
import { sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const say = says('de');

// The first click imports the code of the outbox. A test could end before that import.
beforeAll(() => import('#features/outbox/connect.ts'));

const told = (role: 'status' | 'alert') =>
  [...document.querySelectorAll(`main [role=${role}]`)].map(sayingOf).join('');

test('the answers are copied as text, each with its question and its status', async () => {
  await openPage('/de/security');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: say('security.copy') }));
  await until(() => expect(told('status')).toBe(say('security.copied')));
  const text = await navigator.clipboard.readText();
  for (const { id } of questions) expect(text).toContain(say(`security.question.${id}`));
  expect(text).toContain(say('security.question.decides.answer'));
  expect(text).toContain(say('security.status.inProgress'));
  expect(text).toContain(brand.infoAddress);
  // A repeated announcement needs an empty live region in between.
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => {}));
  await user.click(screen.getByRole('button', { name: say('security.copy') }));
  await until(() => expect(told('status')).toBe(''));
});

test('the page shows an alternative if the browser does not allow copying', async () => {
  await openPage('/de/security');
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: say('security.copy') }));
  await until(() => expect(told('alert')).toBe(say('security.copyFailed')));
});

test('the browser prints the answers', async () => {
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  await openPage('/de/security');
  const [button] = screen.getAllByRole('button', { name: say('security.print') });
  if (button) await userEvent.click(button);
  expect(printed).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
