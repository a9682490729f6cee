import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Logger, Plugin } from 'vite';
import { immutableFolders } from './headers.ts';

/** Folders of files that pages and the worker load. */
const LOADED: readonly string[] = immutableFolders;
const WORKER = /^sw\.js(?:\.|$)/;

/** Returns the files of a folder and its subfolders, as paths in the folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));

/** Returns the files in the order of their replacement: files that pages load, pages and others, the worker. */
export function replacementOrder(files: readonly string[]): string[] {
  const rank = (file: string) => {
    if (WORKER.test(file)) return 2;
    return LOADED.includes(file.split(sep)[0] ?? '') ? 0 : 1;
  };
  return [...files].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/**
 * Moves the files of a complete build into `dist`, then removes the files of the last build. At every moment `dist` has
 * all pages that both builds have, and all files that its pages load, so a host can serve it meanwhile. Two renames of the
 * folder would leave a moment without `dist`. Tools that copy `dist` would not follow a symbolic link in its place.
 */
export function replaceSite(next: string, dist: string): void {
  const files = replacementOrder(filesIn(next));
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    renameSync(join(next, file), join(dist, file));
  }
  const current = new Set(files);
  for (const file of filesIn(dist)) if (!current.has(file)) rmSync(join(dist, file));
  removeEmptyFolders(dist);
  rmSync(next, { recursive: true });
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}

/**
 * Replaces `dist` when the build in `next` is complete, so that the last site stays until then and after a failure. Call
 * it at the start of a build: it removes the rest of an interrupted one. It must be the last plugin that writes.
 */
export function replaceWhenComplete(next: string, dist: string): Plugin {
  let state: 'building' | 'replacing' | 'replaced' = 'building';
  let logger: Logger | undefined;
  rmSync(next, { recursive: true, force: true });
  process.once('exit', (code) => {
    if (code === 0 || state === 'replaced' || !existsSync(dist)) return;
    console.error(
      state === 'building'
        ? '\nThe build failed. dist/ still contains the last complete site.\n'
        : '\nThe build failed while it replaced dist/, which now contains files of two builds. Correct the error and build again.\n',
    );
  });
  return {
    name: 'site:replace-site',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      logger = config.logger;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        state = 'replacing';
        replaceSite(next, dist);
        state = 'replaced';
        logger?.info('\nThe build is complete: dist/ contains the new site.');
      },
    },
  };
}
