import { initialRoiInputs, type RoiInputs, roiInputNames, roiInputs } from './inputs.ts';

/** The inputs in a query, beside what `search` has besides: ?deals=50&hours=8&rate=150. */
export function roiQuery(inputs: RoiInputs, search = ''): string {
  const query = new URLSearchParams(search);
  for (const name of roiInputNames) {
    // In their own order, whatever the address has had.
    query.delete(name);
    query.set(name, String(inputs[name]));
  }
  return `?${query}`;
}

/**
 * The inputs of a query string, each rounded to the nearest step within its limits; undefined if it names
 * none. A missing or invalid input takes its default.
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
 * The calculator's first inputs: those of the address, except for sliders `moved` on the prerendered page
 * before hydration. Both arguments are query strings.
 */
export function firstRoiInputs(address: string, sliders: string): { inputs: RoiInputs; moved: boolean } {
  const inputs = { ...(readRoiQuery(address) ?? initialRoiInputs) };
  const shown = readRoiQuery(sliders) ?? initialRoiInputs;
  const moved = roiInputNames.filter((name) => shown[name] !== initialRoiInputs[name]);
  for (const name of moved) inputs[name] = shown[name];
  return { inputs, moved: moved.length > 0 };
}
