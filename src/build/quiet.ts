import type { Plugin } from 'vite';

/** Vite's own plugin for `composes` causes this warning for each build. It affects no file of this site. */
const HARMLESS = 'did not pass the `from` option to `postcss.parse`';

/** Options of the bundler. The durations that this check prints concern only developers of plugins. */
export const checks = { bundlerTimings: false };

/** Hides a warning that the owner can neither understand nor correct. */
export const withoutHarmlessWarnings = (): Plugin => ({
  name: 'site:without-harmless-warnings',
  configResolved({ logger }) {
    const warnOnce = logger.warnOnce.bind(logger);
    logger.warnOnce = (message, options) => {
      if (!message.includes(HARMLESS)) warnOnce(message, options);
    };
  },
});
