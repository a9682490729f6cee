/** Pixels from the figure's block to the dialog, and from the figure's dot to the bend of the line. */
const GAP = 16;
const BEND = 14;
/** Pixels from the figure to a dialog next to it. */
const ASIDE = 40;
/** The maximum length of the line beyond the figure, in pixels, even if the block around the figure is taller. */
const LONGEST = 64;
/**
 * The vertical position of the dot as a share of the height of the figure's line, and the dot's size in pixels. The
 * values match components/Claim.module.css.
 */
const DOT = { middle: 0.925, size: 5 };

/**
 * Position of a dialog, in pixels. `bend` is the distance from its start to the line, `elbow` the distance from the dot
 * to the bend, and `reach` the distance from the dot to the sheet.
 */
interface Opening {
  side: 'below' | 'above' | 'end';
  top: number;
  left: number;
  bend: number;
  elbow: number;
  reach: number;
}

interface Measurements {
  /**
   * The edges of the figure and of its block in the viewport. `inText` is true if text follows the figure in its line.
   */
  figure: { top: number; bottom: number; right: number; inText: boolean };
  block: { top: number; bottom: number };
  sheet: { width: number; height: number };
  window: { width: number; height: number; gutter: number };
}

/**
 * Returns a position below the figure. If there is no space below, the dialog is next to the figure, and otherwise above
 * it, where it may cover the heading. The dialog stays within the window's sides.
 */
export function openingOf(measurements: Measurements): Opening {
  const { figure, block, sheet, window } = measurements;
  const dot = figure.top + DOT.middle * (figure.bottom - figure.top);
  // A line to the side would cross the text that follows the figure.
  const elbow = figure.inText ? 0 : BEND;
  const below = Math.min(block.bottom, figure.bottom + LONGEST) + GAP;
  const above = Math.max(block.top, figure.top - LONGEST) - GAP;
  const fitsBelow = below + sheet.height <= window.height;
  if (!fitsBelow && fitsAside(measurements)) {
    const lowest = window.height - window.gutter - sheet.height;
    const top = Math.max(window.gutter, Math.min(dot - sheet.height / 2, lowest));
    return { side: 'end', top, left: figure.right, bend: dot - top, elbow: 0, reach: ASIDE };
  }
  const isAbove = !fitsBelow && above - sheet.height > 0;
  const bend = figure.right + (elbow || -DOT.size / 2);
  const last = window.width - window.gutter - sheet.width;
  const left = Math.max(window.gutter, Math.min(bend - sheet.width / 2, last));
  return {
    side: isAbove ? 'above' : 'below',
    top: isAbove ? above - sheet.height : dot,
    left,
    bend: Math.min(bend - left, sheet.width - BEND),
    elbow,
    reach: isAbove ? dot - above : below - dot,
  };
}

function fitsAside({ figure, sheet, window }: Measurements): boolean {
  const width = figure.right + ASIDE + sheet.width + window.gutter;
  return !figure.inText && width <= window.width && sheet.height + 2 * window.gutter <= window.height;
}

function measureFigure(figure: HTMLElement): Measurements['figure'] {
  const { top, bottom, right } = figure.getBoundingClientRect();
  return { top, bottom, right, inText: !!figure.nextSibling?.textContent?.trim() };
}

/**
 * Shows a dialog next to a figure. On phones, the style sheet makes the dialog a bottom sheet. A press outside closes
 * the dialog. Returns a cleanup function.
 */
export function openClaimDialog(dialog: HTMLDialogElement, figure: HTMLElement): () => void {
  const press = ({ target }: MouseEvent) => {
    if (target === dialog) dialog.close();
  };
  const { scrollY } = window;
  // Browsers scroll to a dialog when they show it, so the dialog is placed near the figure first.
  dialog.style.setProperty('--top', `${scrollY + figure.getBoundingClientRect().top}px`);
  dialog.showModal();
  scrollTo({ top: scrollY, behavior: 'instant' });
  const block = figure.closest('dl > div, li, p') ?? figure;
  const { side, ...lengths } = openingOf({
    figure: measureFigure(figure),
    block: block.getBoundingClientRect(),
    sheet: { width: dialog.offsetWidth, height: dialog.offsetHeight },
    window: { width: document.documentElement.clientWidth, height: innerHeight, gutter: GAP },
  });
  dialog.dataset.side = side;
  lengths.top += scrollY;
  for (const [name, length] of Object.entries(lengths))
    dialog.style.setProperty(`--${name}`, `${Math.round(length)}px`);
  dialog.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  dialog.addEventListener('click', press);
  figure.setAttribute('aria-expanded', 'true');
  return () => {
    dialog.removeEventListener('click', press);
    figure.removeAttribute('aria-expanded');
  };
}
