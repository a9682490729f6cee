import { roiInputNames } from './input-names.ts';
import type { RoiInputs } from './inputs.ts';
import { readRoiQuery, roiQuery } from './roi-link.ts';

/** The parameter with the inputs of the second scenario, in the order of the sliders: compare=50-8.5-150. */
const COMPARE = 'compare';

/** The figures of the calculator: the sliders, and a second scenario next to them. */
export interface Scenarios {
  inputs: RoiInputs;
  second?: RoiInputs | undefined;
}

/** Returns a query string with both scenarios and the other parameters of `search`. */
export function scenariosQuery({ inputs, second }: Scenarios, search = ''): string {
  const query = new URLSearchParams(search);
  query.delete(COMPARE);
  if (second) query.set(COMPARE, roiInputNames.map((name) => second[name]).join('-'));
  return roiQuery(inputs, `${query}`);
}

/**
 * Returns the second scenario of a query string, each input rounded to the nearest step within its limits. Returns
 * undefined if there is none. A missing or invalid input has its default value.
 */
export function readSecondScenario(search: string): RoiInputs | undefined {
  const values = new URLSearchParams(search).get(COMPARE)?.split('-');
  if (!values) return undefined;
  const query = new URLSearchParams(roiInputNames.map((name, index) => [name, values[index] ?? '']));
  return readRoiQuery(`${query}`);
}

/** Returns true if a query string names inputs that differ from those it is read as: invalid, missing, or off a step. */
export function isDamaged(search: string): boolean {
  const query = new URLSearchParams(search);
  const inputs = readRoiQuery(search);
  const second = readSecondScenario(search);
  const written = query.get(COMPARE)?.split('-') ?? [];
  return (
    (inputs !== undefined && roiInputNames.some((name) => !says(query.get(name), inputs[name]))) ||
    (second !== undefined && roiInputNames.some((name, index) => !says(written[index], second[name])))
  );
}

const says = (text: string | null | undefined, value: number) =>
  Boolean(text?.trim()) && Number(text) === value;
