import type { LanguageCode } from '#site/languages.ts';

/** How many reads run at once, how often a failed one is repeated, and the first pause. Source: docs/site.md, section 9. */
export const READS_AT_ONCE = 10;
export const RETRIES = 5;
export const FIRST_RETRY_MS = 350;

/** `missing` is the host's word that there is no such thing; `failed` means it could not be asked. */
export type ResourceOutcome =
  | { state: 'loaded'; value: unknown }
  | { state: 'missing' }
  | { state: 'failed' };

export interface ResourcePorts {
  /** One read. Throws when the host could not be asked, answers undefined when it has no such resource. */
  read: (language: LanguageCode, name: string) => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
}

export interface Resources {
  load(language: LanguageCode, name: string): Promise<ResourceOutcome>;
  /** Hands in what came with the page, so that it is never read; undefined is the word that there is none. */
  provide(language: LanguageCode, name: string, value: unknown): void;
}

/**
 * Reads words and texts by language and name. Each is read once; a failed one is tried again with
 * doubling pauses, and again from the start when it is next asked for.
 */
export function createResources({ read, wait }: ResourcePorts): Resources {
  const outcomes = new Map<string, ResourceOutcome>();
  const loading = new Map<string, Promise<ResourceOutcome>>();
  const limited = limit(READS_AT_ONCE);
  const keyOf = (language: LanguageCode, name: string) => `${language}/${name}`;

  async function attempt(language: LanguageCode, name: string): Promise<ResourceOutcome> {
    for (let retry = 0; ; retry += 1) {
      try {
        const value = await limited(() => read(language, name));
        return value === undefined ? { state: 'missing' } : { state: 'loaded', value };
      } catch {
        if (retry === RETRIES) return { state: 'failed' };
        await wait(FIRST_RETRY_MS * 2 ** retry);
      }
    }
  }

  return {
    async load(language, name) {
      const key = keyOf(language, name);
      const known = outcomes.get(key);
      if (known && known.state !== 'failed') return known;
      const running = loading.get(key) ?? attempt(language, name);
      loading.set(key, running);
      const outcome = await running;
      loading.delete(key);
      outcomes.set(key, outcome);
      return outcome;
    },
    provide(language, name, value) {
      outcomes.set(
        keyOf(language, name),
        value === undefined ? { state: 'missing' } : { state: 'loaded', value },
      );
    },
  };
}

/** Runs at most `most` tasks at once; the others wait their turn. */
function limit(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
