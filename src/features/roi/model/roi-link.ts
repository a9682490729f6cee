import { roiInputNames } from './input-names.ts';
import { initialRoiInputs, type RoiInputs, roiInputs } from './inputs.ts';

/** Returns a query string with the inputs and the other parameters of `search`: ?deals=50&hours=8&rate=150. */
export function roiQuery(inputs: RoiInputs, search = ''): string {
  const query = new URLSearchParams(search);
  for (const name of roiInputNames) {
    // Deleting a parameter first gives the inputs a fixed order, regardless of their order in the address.
    query.delete(name);
    query.set(name, String(inputs[name]));
  }
  return `?${query}`;
}

/**
 * Returns the inputs of a query string, each rounded to the nearest step within its limits. Returns undefined if the
 * query string names no input. A missing or invalid input has its default value.
 */
export function readRoiQuery(search: string): RoiInputs | undefined {
  const query = new URLSearchParams(search);
  if (!roiInputNames.some((name) => query.has(name))) return undefined;
  const inputs = { ...initialRoiInputs };
  for (const name of roiInputNames) {
    const asked = query.get(name);
    const value = Number(asked);
    if (!asked?.trim() || !Number.isFinite(value)) continue;
    const { min, max, step } = roiInputs[name];
    const stepped = min + Math.round((value - min) / step) * step;
    inputs[name] = Math.min(max, Math.max(min, stepped));
  }
  return inputs;
}

/**
 * Returns the calculator's first inputs. These are the inputs of the address, except for sliders that the visitor has
 * moved on the prerendered page before hydration. `moved` is true if there are such sliders. Both arguments are query
 * strings.
 */
export function firstRoiInputs(address: string, sliders: string): { inputs: RoiInputs; moved: boolean } {
  const inputs = { ...(readRoiQuery(address) ?? initialRoiInputs) };
  const shown = readRoiQuery(sliders) ?? initialRoiInputs;
  const moved = roiInputNames.filter((name) => shown[name] !== initialRoiInputs[name]);
  for (const name of moved) inputs[name] = shown[name];
  return { inputs, moved: moved.length > 0 };
}
