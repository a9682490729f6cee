import type { Logger, Plugin } from 'vite';

/** The texts that a build omits. */
export interface HeldBack {
  /** Texts of days to come, each with the day on which it appears, in the order of the days. */
  waiting: readonly { slug: string; date: string }[];
  drafts: number;
}

/** Returns a sentence about the texts that the build omits, or undefined if it omits none. */
export function heldBackSentence({ waiting, drafts }: HeldBack): string | undefined {
  const parts = [
    ...waiting.map(({ slug, date }) => `"${slug}" waits until ${date}`),
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
