import { storedText, storeText } from '#browser/storage/localStorage.ts';
import type { DurableRecords } from '#features/outbox/ports.ts';
import { KIOSK_KEY, OUTBOX_KEYS } from '#site/storage-keys.ts';
import { type Kiosk, kioskRecord } from '../model/kiosk.ts';

/**
 * Stores a backup of the record in the outbox's database; undefined deletes it. Chromium writes local storage to
 * the disk up to a minute late. Without it, a crash soon after the start would end kiosk mode.
 */
export const storeKioskBackup = (records: DurableRecords, kiosk: Kiosk | undefined): Promise<void> =>
  records.write(OUTBOX_KEYS.kiosk, kiosk && kioskRecord(kiosk));

/** Restores kiosk mode if local storage has lost its record. Rejects if the database cannot be read. */
export async function restoreKiosk(records: DurableRecords): Promise<void> {
  const record = await records.read(OUTBOX_KEYS.kiosk);
  if (record !== undefined && storedText(KIOSK_KEY) === null) storeText(KIOSK_KEY, JSON.stringify(record));
}
