import type { Plugin } from 'vite';

/**
 * Skips the `closeBundle` of these plugins if the build has written nothing. Otherwise `closeBundle` would fail because of
 * missing files, and Vite would print that failure instead of the cause.
 */
export function afterSuccess(plugins: readonly Plugin[]): Plugin[] {
  let written = false;
  const watch: Plugin = {
    name: 'site:after-success',
    apply: 'build',
    buildStart() {
      written = false;
    },
    writeBundle() {
      written = true;
    },
  };
  return [watch, ...plugins.map((plugin) => ({ ...plugin, ...ending(plugin, () => written) }))];
}

function ending({ closeBundle }: Plugin, isWritten: () => boolean): Pick<Plugin, 'closeBundle'> {
  if (!closeBundle) return {};
  const hook = typeof closeBundle === 'function' ? { handler: closeBundle } : closeBundle;
  const { handler } = hook;
  return {
    closeBundle: {
      ...hook,
      handler(...args) {
        return isWritten() ? handler.apply(this, args) : undefined;
      },
    },
  };
}
