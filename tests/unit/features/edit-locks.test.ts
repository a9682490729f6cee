import { expect, test } from 'vitest';
import { editLocks } from '#features/submissions/adapters/edit-locks.ts';
import { FakeLocks } from '../../support/fake-locks.ts';
import { alwaysHere } from '../../support/outbox-world.ts';
import { visitor } from '../../support/presence.ts';

/** A form with an open edit, and whether another page finds it held. */
function openEdit() {
  const locks = new FakeLocks();
  const page = visitor();
  const end = editLocks(locks.of('form'), page.presence).hold('a');
  const isHeld = () => editLocks(locks.of('other'), alwaysHere).isHeld('a');
  return { ...page, end, isHeld };
}

test('an edit is held until it ends', async () => {
  const { end, isHeld } = openEdit();
  await expect.poll(isHeld).toBe(true);
  end();
  await expect.poll(isHeld).toBe(false);
});

test('a page that is left gives its edit back until it returns', async () => {
  const { leave, comeBack, isHeld } = openEdit();
  await expect.poll(isHeld).toBe(true);
  leave();
  await expect.poll(isHeld).toBe(false);
  comeBack();
  await expect.poll(isHeld).toBe(true);
});

test('a page that the browser freezes keeps its edit', async () => {
  const { leave, isHeld } = openEdit();
  await expect.poll(isHeld).toBe(true);
  leave('frozen');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(await isHeld()).toBe(true);
});

test('a page that returns does not take the edit from the form that has opened it since', async () => {
  const locks = new FakeLocks();
  const [first, second] = [visitor(), visitor()];
  const holder = async () => (await locks.of('any').query()).held?.map(({ clientId }) => clientId);
  editLocks(locks.of('first'), first.presence).hold('a');
  await expect.poll(holder).toEqual(['first']);
  first.leave();
  const end = editLocks(locks.of('second'), second.presence).hold('a');
  await expect.poll(holder).toEqual(['second']);
  first.comeBack();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(await holder()).toEqual(['second']);
  end();
  await expect.poll(holder).toEqual(['first']);
});
