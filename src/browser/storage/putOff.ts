import { PUT_OFF_KEY } from '#site/storage-keys.ts';
import { guarded } from './storage.ts';

/**
 * Whether the visitor has put a new version off, in this tab. Which one is not noted: what waits does not say its
 * version, and who wants none now wants no newer one either.
 */
export function isPutOff(): boolean {
  return guarded(() => sessionStorage.getItem(PUT_OFF_KEY) !== null, false);
}

export function putOff(): void {
  guarded(() => sessionStorage.setItem(PUT_OFF_KEY, '1'), undefined);
}
