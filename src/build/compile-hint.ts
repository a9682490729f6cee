import type { Plugin } from 'vite';

/**
 * Makes Chromium compile all functions of a file while it loads, off the main thread, instead of one by one on their
 * first call. Source: V8, "Giving V8 a heads-up: explicit compile hints", 2025.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** Name of the chunk that every page loads. */
const EVERY_PAGE_HAS = 'app';

/** Marks the script of every page for full compilation. Runs last: Vite puts its list of files before a banner. */
export function compileHint(): Plugin {
  return {
    name: 'vaglio:compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name === EVERY_PAGE_HAS) file.code = COMPILE_AT_ONCE + file.code;
        }
      },
    },
  };
}
