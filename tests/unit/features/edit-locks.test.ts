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
