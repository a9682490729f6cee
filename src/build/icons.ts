import { Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { shortcuts } from '#site/app-manifest.ts';
import { brand, mark } from '#site/brand.ts';
import { dark, light } from './colours.ts';
import { startResvg } from './resvg.ts';
import { SHORTCUT_ICON_SIZE, shortcutDrawing, shortcutIcon } from './shortcut-icons.ts';

/** Side of the square that icons are drawn in. */
const SIDE = 32;

interface IconRow {
  fileName: string;
  /** Pixels. */
  size: number;
  /** The mark's share of the side: a maskable icon may be cut to a circle. */
  share: number;
  /** Purpose in the manifest, which leaves out icons without one. */
  purpose?: 'any' | 'maskable';
}

/** Icons of the app and of home screens. */
export const icons: readonly IconRow[] = [
  { fileName: 'icon-192.png', size: 192, share: 0.7, purpose: 'any' },
  { fileName: 'icon-512.png', size: 512, share: 0.7, purpose: 'any' },
  { fileName: 'icon-maskable-512.png', size: 512, share: 0.5, purpose: 'maskable' },
  { fileName: 'apple-touch-icon.png', size: 180, share: 0.62 },
];

function dots(share: number, colourOf: (kept: boolean) => string): string {
  const scale = (SIDE * share) / mark.width;
  const [left, top] = [(SIDE - mark.width * scale) / 2, (SIDE - mark.height * scale) / 2];
  const circles = mark.dots.map(
    ({ x, y, r, kept }) => `<circle cx="${x}" cy="${y}" r="${r}" ${colourOf(kept)}/>`,
  );
  return `<g transform="translate(${left} ${top}) scale(${scale})">${circles.join('')}</g>`;
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`;

/** The favicon, which follows the system's colour scheme. */
function tabIcon(): string {
  // The dropped dots and the kept one.
  const rule = ({ control, accent }: typeof light) => `.d{fill:${control}}.k{fill:${accent}}`;
  const style = `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}`;
  const drawn = dots(0.9, (kept) => `class="${kept ? 'k' : 'd'}"`);
  return svg(`<title>${brand.name}</title><style>${style}</style>${drawn}`);
}

function onPaper(drawn: string, size: number): Promise<Buffer> {
  const source = svg(`<path fill="${light.paper}" d="M0 0h${SIDE}v${SIDE}H0z"/>${drawn}`);
  const drawing = new Resvg(source, { fitTo: { mode: 'width', value: size } }).render().asPng();
  // Three colours and their edges fit a palette, which takes a third of the bytes.
  return sharp(drawing).png({ palette: true }).toBuffer();
}

function appIcon({ size, share }: IconRow): Promise<Buffer> {
  return onPaper(
    dots(share, (isKept) => `fill="${isKept ? light.accent : light.control}"`),
    size,
  );
}

/** Draws icon.svg and the PNGs for home screens from the one mark, and the icons of the shortcuts. */
export function drawIcons(): Plugin {
  return {
    name: 'vaglio:icons',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      await startResvg();
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
