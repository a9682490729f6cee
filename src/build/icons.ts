import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { brand } from '#site/brand.ts';
import { mark } from '#site/mark.ts';

/** Colours of src/styles/tokens.css: control and accent, light and dark; paper behind an app's icon. */
const colours = { light: ['#86816f', '#0b5d4e'], dark: ['#6f7f79', '#63d2b4'], paper: '#faf8f3' } as const;

/** Side of the square that icons are drawn in. */
const SIDE = 32;

interface IconRow {
  fileName: string;
  /** Pixels. */
  size: number;
  /** The share of the side that the sign takes: a maskable icon may be cut to a circle. */
  share: number;
}

/** The pictures an app and a home screen are shown with. */
export const icons: readonly IconRow[] = [
  { fileName: 'icon-192.png', size: 192, share: 0.7 },
  { fileName: 'icon-512.png', size: 512, share: 0.7 },
  { fileName: 'icon-maskable-512.png', size: 512, share: 0.5 },
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

/** The icon of the browser's tab, which follows the system's look. */
export function tabIcon(): string {
  const rule = ([dropped, kept]: readonly [string, string]) => `.d{fill:${dropped}}.k{fill:${kept}}`;
  const style = `${rule(colours.light)}@media (prefers-color-scheme:dark){${rule(colours.dark)}}`;
  const drawn = dots(0.9, (kept) => `class="${kept ? 'k' : 'd'}"`);
  return svg(`<title>${brand.name}</title><style>${style}</style>${drawn}`);
}

function appIcon({ size, share }: IconRow): Uint8Array {
  const [dropped, kept] = colours.light;
  const drawn = dots(share, (isKept) => `fill="${isKept ? kept : dropped}"`);
  const source = svg(`<path fill="${colours.paper}" d="M0 0h${SIDE}v${SIDE}H0z"/>${drawn}`);
  return new Resvg(source, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** Draws all icons from the one sign: icon.svg, and PNGs for home screens. */
export function drawIcons(): Plugin {
  return {
    name: 'vaglio:icons',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
      // A second call in one process, as when two builds follow one another, is refused.
      await initWasm(readFileSync(wasm)).catch(() => {});
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: tabIcon() });
      for (const icon of icons) {
        this.emitFile({ type: 'asset', fileName: icon.fileName, source: appIcon(icon) });
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
