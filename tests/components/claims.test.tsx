import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Claim } from '#components/Claim.tsx';
import { ClaimHost } from '#features/claims/view/ClaimHost.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { until } from '../support/until.ts';
import { draw } from './support/draw.tsx';
import { one, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage, resourcesThat } from './support/page.tsx';

const say = says('de');

test('a figure opens its panel, and receives the focus after the panel closes', async () => {
  await openPage('/de/demo');
  const figure = one<HTMLAnchorElement>('a[href$="#figures-companies"]');
  await userEvent.click(figure);
  await until(() => expect(sayingOf(one('dialog[open]'))).toContain(say('claims.companies.says')));
  expect(document.activeElement?.id).toBe('claim-title');
  expect(location.pathname).toBe('/de/demo');
  one<HTMLDialogElement>('dialog[open]').close();
  await until(() => expect(document.querySelector('dialog[open]')).toBeNull());
  expect(document.activeElement).toBe(figure);
});

test('a figure links to the list of figures if its panel cannot be loaded', async () => {
  draw(
    <ResourcesContext value={resourcesThat(async () => undefined)}>
      <Claim of="funds">50+</Claim>
      <ClaimHost />
    </ResourcesContext>,
    'claims',
  );
  await until(() => expect(document.querySelector('a')).not.toBeNull());
  await userEvent.click(one('a'));
  await until(() => expect(location.hash).toBe('#figures-funds'));
  expect(location.pathname).toBe('/about');
});
