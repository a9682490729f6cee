/** Pixels from the figure's block to the dialog, and from the figure's ring to the bend of the line. */
const GAP = 16;
const BEND = 14;
/** The maximum length of the line beyond the figure, in pixels, even if the block around the figure is taller. */
const LONGEST = 64;
/**
 * The vertical position and the size of the ring as shares of the height of the figure's line, and the limits of its
 * size in pixels. The values match components/Claim.module.css.
 */
const RING = { foot: 0.4525, size: 0.162, least: 7, most: 11 };

/**
 * Position of a dialog, in pixels. `bend` is the distance from its start to the line, `elbow` the distance from the
 * ring to the bend, and `reach` the distance from the ring to the sheet.
 */
interface Opening {
  side: 'below' | 'above';
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
 * Returns a position below the figure, or above it if there is space only above. The dialog stays within the window's
 * sides.
 */
export function openingOf({ figure, block, sheet, window }: Measurements): Opening {
  const height = figure.bottom - figure.top;
  const size = Math.min(Math.max(RING.size * height, RING.least), RING.most);
  const ring = figure.top + RING.foot * height - size / 2;
  // A line to the side would cross the text that follows the figure.
  const elbow = figure.inText ? 0 : BEND;
  const below = Math.min(block.bottom, figure.bottom + LONGEST) + GAP;
  const above = Math.max(block.top, figure.top - LONGEST) - GAP;
  const isAbove = below + sheet.height > window.height && above - sheet.height > 0;
  const bend = figure.right + (elbow || -size / 2);
  const last = window.width - window.gutter - sheet.width;
  const left = Math.max(window.gutter, Math.min(bend - sheet.width / 2, last));
  return {
    side: isAbove ? 'above' : 'below',
    top: isAbove ? above - sheet.height : ring,
    left,
    bend: Math.min(bend - left, sheet.width - BEND),
    elbow,
    reach: isAbove ? ring - above : below - ring,
  };
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
