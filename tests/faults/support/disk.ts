import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Device } from '../../e2e/support/device.ts';
import { expect } from '../../e2e/support/fixtures.ts';

/** Milliseconds. Chromium first writes local storage to the disk within seconds, then at most once a minute. */
const WRITE_MS = 90_000;

/**
 * Waits until local storage on the disk contains the text. A page reads its changes at once, but a browser that is
 * killed loses those that are not on the disk.
 */
export async function untilOnDisk({ profile }: Device, text: string): Promise<void> {
  const folder = join(profile, 'Default/Local Storage/leveldb');
  const isOnDisk = () => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));
  await expect.poll(isOnDisk, { timeout: WRITE_MS, intervals: [250] }).toBe(true);
}
