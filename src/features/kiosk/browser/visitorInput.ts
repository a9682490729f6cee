import { onLeft } from '#browser/dom/pageLifecycle.ts';
import { markInput } from '#browser/storage/unsavedInput.ts';
import type { Values } from '#site/form-row.ts';
import type { Kiosk } from '../model/kiosk.ts';

/**
 * The unsent input of the current visitor, by form, with the start of the kiosk mode in which it was typed, and the time
 * at which the visitor has left the form. It is only in memory, so that a visitor can look at another page, and nothing
 * remains on the device.
 */
const inputs = new Map<string, { since: number; values: Values; leftAt?: number }>();
let isClearedOnLeave = false;

/**
 * Milliseconds for which a visitor can look at another page. After that, it is more likely that the next visitor uses the
 * device, without a pause that would end the session.
 */
const AWAY_MS = 60_000;

/** Keeps what the current visitor has typed in a form until the page is left; `undefined` forgets it. */
export function keepInput(kiosk: Kiosk, form: string, values: Values | undefined): void {
  if (!values) inputs.delete(form);
  else inputs.set(form, { since: kiosk.since, values });
  if (!isClearedOnLeave) onLeft(forgetInputs);
  isClearedOnLeave = true;
}

/** Returns what the current visitor has typed in a form; undefined if there is nothing. */
export function keptInput(kiosk: Kiosk, form: string): Values | undefined {
  const { since, values, leftAt = Number.POSITIVE_INFINITY } = inputs.get(form) ?? {};
  return since === kiosk.since && Date.now() - leftAt < AWAY_MS ? values : undefined;
}

/** Notes that the visitor leaves a form. Returns true if there is input to return to. */
export function leaveInput(form: string): boolean {
  const input = inputs.get(form);
  if (input) inputs.set(form, { ...input, leftAt: Date.now() });
  return input !== undefined;
}

/** Forgets the input of all forms, because the visitor has left. */
export function forgetInputs(): void {
  for (const form of inputs.keys()) markInput(form, false);
  inputs.clear();
}
