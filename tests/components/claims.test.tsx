import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Claim } from '#components/Claim.tsx';
import { ClaimHost } from '#features/claims/view/ClaimHost.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { until } from '../support/until.ts';
import { draw } from './support/draw.tsx';
import { one } from './support/form.ts';
import { resourcesThat } from './support/page.tsx';

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
