import { within } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { UpdateNotice } from '#app/UpdateNotice.tsx';
import { Messages } from '#i18n/Messages.tsx';
import { readMessages } from '../support/messages.ts';
import { until } from '../support/until.ts';
import { press, sayingOf } from './support/form.ts';
import { says } from './support/words.ts';

const say = says('fr');
let unmount = () => {};

afterEach(() => unmount());

/** Draws the notice as a new document does where a version waits. */
async function load(): Promise<HTMLElement> {
  unmount();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  unmount = () => root.unmount();
  root.render(
    <Messages language="fr" messages={readMessages('fr', 'app')}>
      <UpdateNotice waits />
    </Messages>,
  );
  await until(() => expect(container.querySelector('[role=status]')).not.toBeNull());
  return container;
}

test('a new version that was put off is not offered again during this visit, and is in the next', async () => {
  const first = await load();
  expect(sayingOf(first)).toContain(say('app.update.title'));
  await press(within(first).getByRole('button', { name: say('app.update.later') }));
  await until(() => expect(sayingOf(first)).toBe(''));
  expect(sayingOf(await load())).toBe('');
  sessionStorage.clear();
  expect(sayingOf(await load())).toContain(say('app.update.title'));
});
