import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logo } from '#site/brand.ts';
import type { Logo, LogoFile } from '#site/brand-shape.ts';

/** Returns the path of a logo's file, from the project's root, where every build runs. */
export const logoPath = ({ file }: LogoFile, folder = 'public'): string => join(folder, file);

/**
 * Returns the brand's logo as SVG elements, for icons and cards. They fill `logo.width` and `logo.height`. The colours of
 * dots are attributes, because these programs do not know the tokens. A file has colours of its own.
 */
export function drawLogo(
  attributesOf: (isHighlighted: boolean) => string,
  drawn: Logo = logo,
  folder?: string,
): string {
  if (!('file' in drawn)) {
    return drawn.dots
      .map(
        ({ x, y, r, highlighted }) => `<circle cx="${x}" cy="${y}" r="${r}" ${attributesOf(highlighted)}/>`,
      )
      .join('');
  }
  const [, attributes = '', content = ''] = SVG.exec(readFileSync(logoPath(drawn, folder), 'utf8')) ?? [];
  const own = attributes.replace(/\s(?:x|y|width|height)="[^"]*"/g, '');
  return `<svg${own} width="${drawn.width}" height="${drawn.height}">${content}</svg>`;
}

const SVG = /<svg\b([^>]*)>([\s\S]*)<\/svg>/;

/** Returns what is wrong with the file of the logo, with the correction, or undefined. */
export function logoProblem(drawn: Logo = logo, folder?: string): string | undefined {
  if (!('file' in drawn)) return undefined;
  // The build does not compile types.
  const file: string = drawn.file;
  if (file !== '/logo.svg')
    return `src/site/brand.ts: the file of the logo is "${file}". Write "/logo.svg", and put this file into the folder public.`;
  const path = logoPath(drawn, folder);
  if (!existsSync(path))
    return `${path} does not exist. Put the logo there, or use dots in src/site/brand.ts.`;
  const [, attributes = ''] = SVG.exec(readFileSync(path, 'utf8')) ?? [];
  const [, width, height] = /\sviewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(attributes) ?? [];
  if (!width || !height)
    return `${path} has no <svg> element with a viewBox. Export it as "plain SVG", with viewBox="0 0 …".`;
  const fitting = (drawn.width * Number(height)) / Number(width);
  if (Math.abs(fitting - drawn.height) < 1) return undefined;
  return `${path} has another shape than "logo" in src/site/brand.ts. For width: ${drawn.width} write height: ${Math.round(fitting)}.`;
}
