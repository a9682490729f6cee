import type { Logger, Plugin } from 'vite';

/** The texts that a build omits. */
export interface HeldBack {
  /** The days on which texts of days to come appear, in order. */
  days: readonly string[];
  drafts: number;
}

/** Returns a sentence about the texts that the build omits, or undefined if it omits none. */
export function heldBackSentence({ days, drafts }: HeldBack): string | undefined {
  const [next] = days;
  const waiting =
    days.length === 1 ? `1 text waits until ${next}` : `${days.length} texts wait, the next until ${next}`;
  const parts = [
    ...(next === undefined ? [] : [waiting]),
    ...(drafts === 0 ? [] : [drafts === 1 ? '1 draft' : `${drafts} drafts`]),
  ];
  return parts.length === 0 ? undefined : `Not published: ${parts.join('; ')}.`;
}

/** Prints at the end of a build which texts it omits. */
export function reportHeldBack(heldBack: HeldBack): Plugin {
  let logger: Logger | undefined;
  return {
    name: 'site:held-back',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      logger = config.logger;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const sentence = heldBackSentence(heldBack);
        if (sentence) logger?.info(sentence);
      },
    },
  };
}
