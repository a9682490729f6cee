/** Pixels from the figure's block to what opens, and from its ring to the bend of the line. */
const GAP = 16;
const BEND = 14;
/** The line is no longer than that, however tall the block around the figure is. */
const LONGEST = 64;
/** As in components/Claim.module.css, in shares of the figure's line: how far down the ring stands, and how large it is. */
const RING = { foot: 0.4525, size: 0.162, least: 7, most: 11 };

/**
 * Position of a dialog, in pixels: `bend` from its start to the line, `elbow` from the ring to the bend, `reach` from
 * the ring to the sheet.
 */
interface Opening {
  side: 'below' | 'above';
  top: number;
  left: number;
  bend: number;
  elbow: number;
  reach: number;
}

interface Around {
  /** The figure, and the block it stands in, as they stand in the window. `inText`: words follow it in its line. */
  figure: { top: number; bottom: number; right: number; inText: boolean };
  block: { top: number; bottom: number };
  sheet: { width: number; height: number };
  window: { width: number; height: number; gutter: number };
}

/** Below the figure where there is room or none above either, and within the window's sides. */
export function openingOf({ figure, block, sheet, window }: Around): Opening {
  const height = figure.bottom - figure.top;
  const size = Math.min(Math.max(RING.size * height, RING.least), RING.most);
  const ring = figure.top + RING.foot * height - size / 2;
  // A line to the side would cross the words there.
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

function measureFigure(figure: HTMLElement): Around['figure'] {
  const { top, bottom, right } = figure.getBoundingClientRect();
  return { top, bottom, right, inText: !!figure.nextSibling?.textContent?.trim() };
}

/** Shows a dialog beside a figure; the style sheet makes it a sheet at the foot of a phone. A press outside closes it. */
export function openBeside(dialog: HTMLDialogElement, figure: HTMLElement): () => void {
  const press = ({ target }: MouseEvent) => {
    if (target === dialog) dialog.close();
  };
  const { scrollY } = window;
  // Near the figure at once: browsers scroll to a dialog as they show it.
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
