import type { Logger, Plugin } from 'vite';
import { type Locale, locales } from '#site/locales.ts';

/** The texts that a build omits. */
export interface HeldBack {
  /** Texts of days to come, each with the day on which it appears, in the order of the days. */
  waiting: readonly { slug: string; date: string }[];
  drafts: number;
}

/** A new language lacks all texts. A sentence names at most this number. */
const MOST_NAMED = 10;

/** Returns a sentence about the texts that the build omits, or undefined if it omits none. */
export function heldBackSentence({ waiting, drafts }: HeldBack): string | undefined {
  const parts = [
    ...waiting.map(({ slug, date }) => `"${slug}" waits until ${date}`),
    ...(drafts === 0 ? [] : [drafts === 1 ? '1 draft' : `${drafts} drafts`]),
  ];
  return parts.length === 0 ? undefined : `Not published: ${parts.join('; ')}.`;
}

/**
 * Returns a sentence about the texts that are not in every language, or undefined if all are. Their pages show the
 * original and name its language.
 */
export function untranslatedSentence(
  texts: readonly { slug: string; languages: readonly Locale[] }[],
): string | undefined {
  const missing = texts.flatMap(({ slug, languages }) => {
    const codes = locales.map(({ code }) => code).filter((code) => !languages.includes(code));
    return codes.length > 0 ? [`"${slug}" (${codes.join(', ')})`] : [];
  });
  if (missing.length === 0) return undefined;
  if (missing.length > MOST_NAMED)
    return `Not translated: ${missing.length} texts. \`npm run translations\` lists them.`;
  return `Not translated: ${missing.join('; ')}.`;
}

/** Prints sentences and warnings at the end of a build, below the list of files. */
export function reportAtEnd(
  sentences: readonly (string | undefined)[],
  warnings: readonly (string | undefined | false)[],
): Plugin {
  let logger: Logger | undefined;
  return {
    name: 'site:report-at-end',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      logger = config.logger;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        for (const sentence of sentences) if (sentence) logger?.info(sentence);
        for (const warning of warnings) if (warning) logger?.warn(warning);
      },
    },
  };
}
