import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { Delivery, Submission } from '#features/outbox/model/submission.ts';
import { until } from '../../support/until.ts';
import { waiting } from '../../support/waiting.ts';
import { storeSubmissions } from './device.ts';
import { one } from './form.ts';
import { atKiosk, PIN } from './kiosk.ts';
import { openPage } from './page.tsx';

export const params = { nome: 'Ada', cognome: 'Lovelace', email: 'ada@fund.example', event: 'slush26' };

/** Returns a pending entry of the kiosk, with its next attempt in half a minute. */
export const entry = (id: string, more: Partial<Submission> = {}): Submission => {
  const made = waiting(id, { form: 'demo-form', submittedAt: Date.now(), params, ...more });
  return { ...made, delivery: { ...made.delivery, notBefore: Date.now() + 30_000 } as Delivery };
};

export const clickOn = async (name: string | RegExp) =>
  userEvent.click(await until(() => within(one('main')).getByRole('button', { name })));

/** The organiser's list of entries. */
export const list = () => one('[aria-labelledby=kiosk-day-title]');

/** Opens the list of a kiosk with these entries, with the PIN. */
export async function openList(...submissions: readonly Submission[]): Promise<void> {
  await storeSubmissions(...submissions);
  await atKiosk();
  await openPage('/en/outbox');
  await userEvent.type(await until(() => one('#kiosk-pin')), PIN);
  await clickOn('Show the requests');
  await until(list);
}
