import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { locales } from '#site/locales.ts';

/** A picture in the folder of a text, as the site serves it. */
export interface PictureFile {
  path: string;
  /** Address on the site. The format is always WebP. */
  src: string;
  /** Size of the served picture in pixels. */
  width: number;
  height: number;
}

/**
 * Maximum width in pixels. It is twice the width of a column of text, so that the picture is sharp on every screen and
 * only one file is stored for offline use.
 */
const WIDEST = 1360;
/**
 * WebP quality, out of 100. Source: https://sharp.pixelplumbing.com/api-output#webp. The default is 80. At 82, drawings
 * have no visible artefacts.
 */
const QUALITY = 82;

export const isPicture = (name: string): boolean => /\.(?:png|jpe?g|webp|avif)$/i.test(name);

/**
 * Finds a picture by its name in a text. Searches the text's folder and the same folder of the other languages. Returns
 * undefined if there is no such file. Throws if the file is not a picture.
 */
export function findPicture(name: string, textPath: string): PictureFile | undefined {
  const own = dirname(textPath);
  const localesFolder = dirname(dirname(own));
  const folders = [own, ...locales.map(({ code }) => join(localesFolder, code, basename(own)))];
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return path && basename(name) === name ? readPicture(path) : undefined;
}

function readPicture(path: string): PictureFile {
  const bytes = readFileSync(path);
  const { width, height, orientation = 1 } = imageSize(bytes);
  // From 5 on, the EXIF orientation means a rotation by a right angle.
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  const scale = Math.min(1, WIDEST / across);
  const hash = createHash('sha256').update(bytes).update(`${WIDEST} ${QUALITY}`).digest('hex').slice(0, 10);
  const stem = basename(path, extname(path))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return {
    path,
    src: `/assets/${stem}-${hash}.webp`,
    width: Math.round(across * scale),
    height: Math.round(down * scale),
  };
}

/** Returns all pictures in the folders of texts, including unused pictures. */
export function picturesIn(localesFolder: string): PictureFile[] {
  const files = readdirSync(localesFolder, { recursive: true, encoding: 'utf8' }).filter(isPicture);
  return files.flatMap((file) => {
    try {
      return [readPicture(join(localesFolder, file))];
    } catch {
      // A text that shows this picture has already stopped the build.
      return [];
    }
  });
}

/** Encodes the file that is served. */
export async function encodePicture({ path, width, height }: PictureFile): Promise<Buffer> {
  // Loaded on demand, because most builds have no picture.
  const { default: sharp } = await import('sharp');
  return sharp(path).autoOrient().resize(width, height).webp({ quality: QUALITY }).toBuffer();
}
