import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const NAME = /(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g;

/**
 * The production name of a class in a CSS module: four characters for the file and one or two for the place in it.
 * Brotli finds the file's part again in each of its names; Vite's own, a hash per class, costs 1.1 kB of the style
 * sheet and 0.5 kB of the home page. A name changes only with its own file.
 *
 * @param root the project's folder, which is no part of a name
 * @returns Vite's `css.modules.generateScopedName`; it throws if two files have one code, or a name has no place
 */
export function classNames(root: string): (local: string, file: string, css: string) => string {
  const fileOf = new Map<string, string>();
  return (local, file, css) => {
    const path = relative(root, file);
    const code = createHash('sha256').update(path).digest('base64url').slice(0, 4);
    const owner = fileOf.get(code) ?? path;
    if (owner !== path)
      throw new Error(`${path} and ${owner} have one code for their classes: rename one of them.`);
    fileOf.set(code, path);
    const names = [...new Set(Array.from(css.matchAll(NAME), (match) => match[1]))];
    const place = names.indexOf(local);
    if (place < 0) throw new Error(`${path}: the class ${local} is not found in its file.`);
    return `_${code}${place.toString(36)}`;
  };
}
