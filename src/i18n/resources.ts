import type { Locale } from '#site/locales.ts';
import type { MessageNamespace } from '#site/messages.ts';
import type { MessageTable } from './unpack.ts';

/** Number of concurrent reads. Source of all three constants: docs/site.md, section 9. */
export const READS_AT_ONCE = 10;
const RETRIES = 5;
/** Milliseconds before the first retry. */
const FIRST_RETRY_MS = 350;

/** `missing`: the host has no such resource. `failed`: the host could not be reached. */
export type ResourceOutcome =
  | { state: 'loaded'; value: unknown }
  | { state: 'missing' }
  | { state: 'failed' };

export interface ResourcePorts {
  /** Reads one time. Throws if the host cannot be reached. Returns undefined if the host has no such resource. */
  read: (locale: Locale, name: string) => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
  /** Returns true while the device is offline. A retry would then only reach stored resources. */
  isOffline: () => boolean;
}

export interface Resources {
  load(locale: Locale, name: string): Promise<ResourceOutcome>;
  /** Returns a value that is already loaded, or undefined. */
  loaded(locale: Locale, name: string): unknown;
  /** Provides an embedded resource, so that it is never read. Undefined means that the resource does not exist. */
  provide(locale: Locale, name: string, value: unknown): void;
}

/**
 * Creates a store that reads messages and content by language and name, each one time. A failed read is retried with
 * doubling pauses, and again from the start at the next request.
 */
export function createResources({ read, wait, isOffline }: ResourcePorts): Resources {
  const outcomes = new Map<string, ResourceOutcome>();
  const loading = new Map<string, Promise<ResourceOutcome>>();
  const limited = limit(READS_AT_ONCE);
  const keyOf = (locale: Locale, name: string) => `${locale}/${name}`;

  async function attempt(locale: Locale, name: string): Promise<ResourceOutcome> {
    for (let retry = 0; ; retry += 1) {
      try {
        const value = await limited(() => read(locale, name));
        return value === undefined ? { state: 'missing' } : { state: 'loaded', value };
      } catch {
        if (retry === RETRIES || isOffline()) return { state: 'failed' };
        await wait(FIRST_RETRY_MS * 2 ** retry);
      }
    }
  }

  return {
    async load(locale, name) {
      const key = keyOf(locale, name);
      const known = outcomes.get(key);
      if (known) return known;
      const running = loading.get(key) ?? attempt(locale, name);
      loading.set(key, running);
      const outcome = await running;
      loading.delete(key);
      if (outcome.state !== 'failed') outcomes.set(key, outcome);
      return outcome;
    },
    loaded(locale, name) {
      const outcome = outcomes.get(keyOf(locale, name));
      return outcome?.state === 'loaded' ? outcome.value : undefined;
    },
    provide(locale, name, value) {
      outcomes.set(
        keyOf(locale, name),
        value === undefined ? { state: 'missing' } : { state: 'loaded', value },
      );
    },
  };
}

/** Loads a file of messages. Returns undefined if the file cannot be loaded. */
export async function loadMessages(
  resources: Resources,
  locale: Locale,
  name: MessageNamespace,
): Promise<MessageTable | undefined> {
  const outcome = await resources.load(locale, name);
  return outcome.state === 'loaded' ? (outcome.value as MessageTable) : undefined;
}

/** Returns a function that runs at most `most` tasks at a time and queues the others. */
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
