import { listen } from '#browser/dom/listen.ts';
import { scrollBehavior, whilePageGrows } from '#browser/dom/scrolling.ts';
import { type FigureId, figures, neighbourOf } from '../model/figures.ts';

const rowOf = (explorer: Element | null, id: FigureId) =>
  explorer?.querySelector<HTMLDetailsElement>(`[data-figure="${id}"]`);

/** Opens a figure's row and the group that contains it. Returns the focusable element of the row. */
export function openFigure(explorer: Element | null, id: FigureId): HTMLElement | undefined {
  const row = rowOf(explorer, id);
  if (!row) return undefined;
  const group = row.parentElement?.closest('details');
  if (group) group.open = true;
  row.open = true;
  return row.querySelector('summary') ?? undefined;
}

/**
 * Opens the row of another figure in the place of an open row, for windows in which the source is below its row. Scrolls
 * so that the new row is where the old one was, and moves the focus, because the pressed button is no longer visible.
 */
export function replaceFigure(explorer: Element | null, from: FigureId, to: FigureId): void {
  const top = () => [from, to].map((id) => rowOf(explorer, id)?.getBoundingClientRect().top ?? 0);
  const [before = 0] = top();
  const summary = openFigure(explorer, to);
  const [, after = 0] = top();
  scrollBy({ top: after - before, behavior: 'instant' });
  summary?.focus({ preventScroll: true });
}

/**
 * Keeps a pressed row where it is, because the row that closes may be above it, and its source is taller than the screen
 * of a phone. Then scrolls as far as the source below the pressed row needs. Returns a function that stops listening.
 */
export function keepRowPlace(explorer: HTMLElement): () => void {
  const keep = ({ target }: Event) => {
    const summary = (target as HTMLElement).closest('[data-figure] > summary');
    if (!summary) return;
    const { top } = summary.getBoundingClientRect();
    requestAnimationFrame(() => {
      scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
      showSource(summary.parentElement);
    });
  };
  return listen(['click'], keep, explorer);
}

function showSource(row?: HTMLElement | null): void {
  if (!row?.hasAttribute('open')) return;
  const scroll = () => row.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  scroll();
  // The source is rendered after the row has opened.
  whilePageGrows(scroll);
}

/** Closes the open figure. */
export function closeFigure(explorer: Element | null, id: FigureId): void {
  const row = rowOf(explorer, id);
  if (row) row.open = false;
}

/** Returns the figure whose row is open. */
export function openedFigure(explorer: HTMLElement | null): FigureId | undefined {
  const id = explorer?.querySelector<HTMLElement>('[data-figure][open]')?.dataset.figure;
  return figures.find((figure) => figure.id === id)?.id;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lets the arrow keys choose the next or the previous figure. Returns a function that stops listening. */
export function followArrows(explorer: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-figure] > summary')?.parentElement
      ?.dataset.figure;
    const from = figures.find((figure) => figure.id === id);
    if (!step || !from) return;
    event.preventDefault();
    const summary = openFigure(explorer, neighbourOf(from.id, step));
    summary?.focus();
    showSource(summary?.parentElement);
  };
  return listen(['keydown'], move, explorer);
}
