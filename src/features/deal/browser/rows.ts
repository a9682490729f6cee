import { type FigureId, figures, neighbourOf } from '../model/figures.ts';

/** Opens a figure's row and the group that contains it. Returns the focusable element of the row. */
export function openFigure(explorer: Element | null, id: FigureId): HTMLElement | undefined {
  const row = explorer?.querySelector<HTMLDetailsElement>(`[data-figure="${id}"]`);
  if (!row) return undefined;
  const group = row.parentElement?.closest('details');
  if (group) group.open = true;
  row.open = true;
  return row.querySelector('summary') ?? undefined;
}

/** Returns the figure whose row is open. */
export function openedFigure(explorer: HTMLElement | null): FigureId | undefined {
  const id = explorer?.querySelector<HTMLElement>('[data-figure][open]')?.dataset.figure;
  return figures.find((figure) => figure.id === id)?.id;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lets the arrow keys choose the next or the previous figure. Returns a function that stops listening. */
export function followArrows(explorer: HTMLElement | null): () => void {
  const stop = new AbortController();
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-figure] > summary')?.parentElement
      ?.dataset.figure;
    const from = figures.find((figure) => figure.id === id);
    if (!step || !from) return;
    event.preventDefault();
    openFigure(explorer, neighbourOf(from.id, step))?.focus();
  };
  explorer?.addEventListener('keydown', move, { signal: stop.signal });
  return () => stop.abort();
}
