import { onLeft } from '#browser/dom/pageLifecycle.ts';
import { markInput } from '#browser/storage/unsavedInput.ts';
import type { Values } from '#site/form-row.ts';
import type { Kiosk } from '../model/kiosk.ts';

/**
 * The unsent input of the current visitor, by form, with the start of the kiosk mode in which it was typed. It is only
 * in memory, so that a visitor can look at another page, and nothing remains on the device.
 */
const inputs = new Map<string, { since: number; values: Values }>();
let isClearedOnLeave = false;

/** Keeps what the current visitor has typed in a form until the page is left; `undefined` forgets it. */
export function keepInput(kiosk: Kiosk, form: string, values: Values | undefined): void {
  if (!values) inputs.delete(form);
  else inputs.set(form, { since: kiosk.since, values });
  if (!isClearedOnLeave) onLeft(forgetInputs);
  isClearedOnLeave = true;
}

/** Returns what the current visitor has typed in a form; undefined if there is nothing. */
export function keptInput(kiosk: Kiosk, form: string): Values | undefined {
  const input = inputs.get(form);
  return input?.since === kiosk.since ? input.values : undefined;
}

/** Forgets the input of all forms, because the visitor has left. */
export function forgetInputs(): void {
  for (const form of inputs.keys()) markInput(form, false);
  inputs.clear();
}
