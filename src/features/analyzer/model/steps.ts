/** The steps of the demonstration, each with the percentage at which it begins. */
const beginnings = { file: 0, pages: 25, parameters: 45, report: 75 } as const;

export type StepId = keyof typeof beginnings;

export interface Step {
  id: StepId;
  state: 'done' | 'now' | 'next';
}

/** Returns the state of each step. Omits the step for pages if the number of pages is unknown. */
export function stepsAt(percent: number, pages: number | undefined): Step[] {
  const ids = (Object.keys(beginnings) as StepId[]).filter((id) => id !== 'pages' || pages !== undefined);
  return ids.map((id, index) => {
    const next = ids[index + 1];
    const end = next === undefined ? 100 : beginnings[next];
    return { id, state: percent >= end ? 'done' : percent >= beginnings[id] ? 'now' : 'next' };
  });
}
