import { expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { control, fill, one, said, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const say = says('fr');

test('a field shows near its limit how many characters are left, and announces it after a rest', async () => {
  await openPage('/fr/design-partner');
  const below = (name: string) =>
    sayingOf(one(`div:has(> [name=${name}])`)).slice(sayingOf(one(`label[for$='-${name}']`)).length);
  const type = (name: string, length: number) => fill('design-partner-form', name, 'x'.repeat(length));
  const hint = below('motivazione');
  // The listener loads when the browser is idle.
  await until(() => {
    type('nome', 190);
    expect(below('nome')).toBe(say('limit.left', { count: 10 }));
  });
  type('nome', 180);
  await until(() => expect(below('nome')).toBe(''));
  type('motivazione', 4_501);
  await until(() => expect(below('motivazione')).toBe(hint + say('limit.left', { count: 499 })));
  type('motivazione', 5_001);
  await until(() => expect(below('motivazione')).toBe(hint + say('limit.over', { count: 1 })));
  await until(() => expect(said()).toBe(say('limit.over', { count: 1 })));
  // It stays, because a button that moves up while it is pressed would lose the click.
  control('design-partner-form', 'ruolo').focus();
  expect(below('motivazione')).toBe(hint + say('limit.over', { count: 1 }));
});
