import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A passage in square brackets that the owner has to complete. A link also begins with brackets. */
const PLACEHOLDER = /\[[^\]\n]+\](?!\()/;

interface LegalFacts {
  /** Markdown of the legal texts, by file name. */
  texts: ReadonlyMap<string, string>;
  /** The address of the visit counter, if the build has one. */
  counter?: string | undefined;
}

/** Reads the Markdown of the legal texts, by file name. */
export const readLegalFiles = (folder: string): Map<string, string> =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

const linesOf = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'line' : 'lines'} ${numbers.join(', ')}`;

/**
 * Returns a warning for legal texts that are not ready for the public; undefined if they are. It is no error, because a
 * build succeeds if its required variables are set (docs/site.md, section 11).
 */
export function legalWarning({ texts, counter }: LegalFacts): string | undefined {
  const open = [...texts].flatMap(([name, text]) => {
    const numbers = text.split('\n').flatMap((line, index) => (PLACEHOLDER.test(line) ? [index + 1] : []));
    return numbers.length > 0
      ? [`  locales/it/texts/${name}: complete the square brackets in ${linesOf(numbers)}`]
      : [];
  });
  const host = counter && new URL(counter).hostname;
  const uncounted = host && !texts.get('privacy.md')?.includes(host);
  const lines = [...open, ...(uncounted ? [`  privacy.md does not name the visit counter ${host}`] : [])];
  if (lines.length === 0) return undefined;
  return `Visitors read these legal texts as they are:\n${lines.join('\n')}\nVITE_DRAFT=1 hides this warning.`;
}
