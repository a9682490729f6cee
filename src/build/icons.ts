import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { type ShortcutId, shortcuts } from '#site/app-manifest.ts';
import { brand, logo } from '#site/brand.ts';
import { dark, light } from './colours.ts';
import { drawLogo } from './logo.ts';

/** Side of the square in which icons are drawn. */
const SIDE = 32;

interface IconRow {
  fileName: string;
  /** Side in pixels. */
  size: number;
  /** The logo's share of the side. It is smaller for a maskable icon, which may be cut to a circle. */
  share: number;
  /** Purpose in the manifest. The manifest omits icons without a purpose. */
  purpose?: 'any' | 'maskable';
}

/** Icons of the app and of home screens. */
export const icons: readonly IconRow[] = [
  { fileName: 'icon-192.png', size: 192, share: 0.7, purpose: 'any' },
  { fileName: 'icon-512.png', size: 512, share: 0.7, purpose: 'any' },
  { fileName: 'icon-maskable-512.png', size: 512, share: 0.5, purpose: 'maskable' },
  { fileName: 'apple-touch-icon.png', size: 180, share: 0.62 },
];

function placeMark(share: number, attributesOf: (isHighlighted: boolean) => string): string {
  const scale = (SIDE * share) / Math.max(logo.width, logo.height);
  const [left, top] = [(SIDE - logo.width * scale) / 2, (SIDE - logo.height * scale) / 2];
  return `<g transform="translate(${left} ${top}) scale(${scale})">${drawLogo(attributesOf)}</g>`;
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`;

/** Returns the favicon, which follows the system's colour scheme. */
function tabIcon(): string {
  // Class `d` is for the other dots, class `k` for the highlighted dot.
  const rule = ({ control, accent }: typeof light) => `.d{fill:${control}}.k{fill:${accent}}`;
  const style = `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}`;
  const drawn = placeMark(0.9, (isHighlighted) => `class="${isHighlighted ? 'k' : 'd'}"`);
  return svg(`<title>${brand.name}</title><style>${style}</style>${drawn}`);
}

function onPaper(drawn: string, size: number): Promise<Buffer> {
  const source = svg(`<path fill="${light.paper}" d="M0 0h${SIDE}v${SIDE}H0z"/>${drawn}`);
  const drawing = new Resvg(source, { fitTo: { mode: 'width', value: size } }).render().asPng();
  // Three colours and their edges fit a palette, which reduces the file to a third of the bytes.
  return sharp(drawing).png({ palette: true }).toBuffer();
}

function appIcon({ size, share }: IconRow): Promise<Buffer> {
  return onPaper(
    placeMark(share, (isHighlighted) => `fill="${isHighlighted ? light.accent : light.control}"`),
    size,
  );
}

/** Side in pixels, as Android and Windows require. */
export const SHORTCUT_ICON_SIZE = 96;

export const shortcutIcon = (id: ShortcutId) => `icon-shortcut-${id}.png`;

/** Paths for strokes and fills, on a square with a side of 32. */
const drawings: Readonly<Record<ShortcutId, { lines: string; filled: string }>> = {
  analyzer: { lines: 'M9 6h9l5 5v15H9zM18 6v5h5', filled: 'M12 15h8v2h-8zM12 19h8v2h-8z' },
  outbox: { lines: 'M6 18v7h20v-7M6 18l4-10h12l4 10h-6l-2 3h-4l-2-3z', filled: '' },
  insights: { lines: 'M16 9c-3-2-6-2-9-1v16c3-1 6-1 9 1 3-2 6-2 9-1V8c-3-1-6-1-9 1v16', filled: '' },
  demo: { lines: 'M6 8h20v13H16l-5 5v-5H6z', filled: 'M11 13h10v2H11z' },
};

/** Returns the drawing of a shortcut's icon, in one colour of the app's icon. */
function shortcutDrawing(id: ShortcutId, colour: string): string {
  const { lines, filled } = drawings[id];
  const stroke = `fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
  return `<path d="${lines}" ${stroke}/><path d="${filled}" fill="${colour}"/>`;
}

/** Draws icon.svg and the PNG files for home screens from the brand's logo, and draws the icons of the shortcuts. */
export function drawIcons(): Plugin {
  return {
    name: 'site:icons',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: tabIcon() });
      for (const icon of icons) {
        this.emitFile({ type: 'asset', fileName: icon.fileName, source: await appIcon(icon) });
      }
      for (const id of shortcuts) {
        const source = await onPaper(shortcutDrawing(id, light.accent), SHORTCUT_ICON_SIZE);
        this.emitFile({ type: 'asset', fileName: shortcutIcon(id), source });
      }
    },
    configureServer(server) {
      server.middlewares.use('/icon.svg', (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(tabIcon());
      });
    },
  };
}
