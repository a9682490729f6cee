import type { ShortcutId } from '#site/app-manifest.ts';

/** Pixels, as Android and Windows require. */
export const SHORTCUT_ICON_SIZE = 96;

export const shortcutIcon = (id: ShortcutId) => `icon-shortcut-${id}.png`;

/** Paths on a square of 32: strokes and fills. */
const drawings: Readonly<Record<ShortcutId, { lines: string; filled: string }>> = {
  analyzer: { lines: 'M9 6h9l5 5v15H9zM18 6v5h5', filled: 'M12 15h8v2h-8zM12 19h8v2h-8z' },
  outbox: { lines: 'M6 18v7h20v-7M6 18l4-10h12l4 10h-6l-2 3h-4l-2-3z', filled: '' },
  insights: { lines: 'M16 9c-3-2-6-2-9-1v16c3-1 6-1 9 1 3-2 6-2 9-1V8c-3-1-6-1-9 1v16', filled: '' },
  demo: { lines: 'M6 8h20v13H16l-5 5v-5H6z', filled: 'M11 13h10v2H11z' },
};

/** Drawing of a shortcut's icon, in the colours of the app's. */
export function shortcutDrawing(id: ShortcutId, colour: string): string {
  const { lines, filled } = drawings[id];
  const stroke = `fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
  return `<path d="${lines}" ${stroke}/><path d="${filled}" fill="${colour}"/>`;
}
