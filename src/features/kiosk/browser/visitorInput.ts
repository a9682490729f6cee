import { onLeft } from '#browser/dom/pageLifecycle.ts';
import { markInput } from '#browser/storage/unsavedInput.ts';
import { onMove } from '#router/entries.ts';
import { currentPath } from '#router/location.ts';
import { matchRoute } from '#router/model/addresses.ts';
import type { Values } from '#site/form-row.ts';
import type { Kiosk } from '../model/kiosk.ts';

/**
 * The unsent input of the current visitor, by form, with the page and the start of the kiosk mode in which it was typed.
 * It is only in memory, so that it survives a change of language, and nothing remains on the device.
 */
const inputs = new Map<string, { since: number; path: string; values: Values }>();
let isWatched = false;

/** Returns the path of the current page without its language. */
const pagePath = (): string => matchRoute(currentPath()).path;

/** Keeps what the current visitor has typed in a form until the page is left; `undefined` forgets it. */
export function keepInput(kiosk: Kiosk, form: string, values: Values | undefined): void {
  if (!values) inputs.delete(form);
  else inputs.set(form, { since: kiosk.since, path: pagePath(), values });
  if (isWatched) return;
  isWatched = true;
  onLeft(forgetInputs);
  onMove(() => forgetWhere(({ path }) => path !== pagePath()));
}

/** Returns what the current visitor has typed in a form; undefined if there is nothing. */
export function keptInput(kiosk: Kiosk, form: string): Values | undefined {
  const { since, values } = inputs.get(form) ?? {};
  return since === kiosk.since ? values : undefined;
}

/** Forgets the input of all forms, because the visitor has left. */
export const forgetInputs = (): void => forgetWhere(() => true);

function forgetWhere(isOver: (input: { path: string }) => boolean): void {
  for (const [form, input] of inputs) {
    if (!isOver(input)) continue;
    markInput(form, false);
    inputs.delete(form);
  }
}
