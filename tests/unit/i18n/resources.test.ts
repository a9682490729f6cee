import { describe, expect, test } from 'vitest';
import { createResources, FIRST_RETRY_MS, READS_AT_ONCE, RETRIES } from '#i18n/resources.ts';

const never = () => new Promise<never>(() => {});
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('reading words', () => {
  test('at most ten reads run at once; the others follow as places come free', async () => {
    const release: (() => void)[] = [];
    const resources = createResources({
      read: (_, name) => new Promise((resolve) => release.push(() => resolve(name))),
      wait: never,
    });
    const loads = Array.from({ length: 25 }, (_, index) => resources.load('it', `file-${index}`));
    await settle();
    expect(release).toHaveLength(READS_AT_ONCE);
    release.shift()?.();
    await settle();
    expect(release).toHaveLength(READS_AT_ONCE);
    while (release.length > 0) {
      release.shift()?.();
      await settle();
    }
    const outcomes = await Promise.all(loads);
    expect(outcomes.every(({ state }) => state === 'loaded')).toBe(true);
  });

  test('a failed read is tried five times more, with doubling pauses from 350 ms on', async () => {
    const pauses: number[] = [];
    let reads = 0;
    const resources = createResources({
      read: async () => {
        reads += 1;
        throw new TypeError('no network');
      },
      wait: async (ms) => void pauses.push(ms),
    });
    expect(await resources.load('de', 'common')).toEqual({ state: 'failed' });
    expect(reads).toBe(1 + RETRIES);
    expect(pauses).toEqual([350, 700, 1400, 2800, 5600]);
    expect(FIRST_RETRY_MS).toBe(350);
  });

  test('a waiting retry does not hold a place', async () => {
    const resources = createResources({
      read: async (_, name) => {
        if (name.startsWith('bad')) throw new Error('no');
        return name;
      },
      wait: never,
    });
    for (let index = 0; index < READS_AT_ONCE; index += 1) void resources.load('it', `bad-${index}`);
    expect(await resources.load('it', 'good')).toEqual({ state: 'loaded', value: 'good' });
  });

  test('a read ends as loaded, failed, or missing where the host says so', async () => {
    let answer: (value: unknown) => void = () => {};
    let broken = true;
    const resources = createResources({
      read: (_, name) => {
        if (name === 'broken' && broken) return Promise.reject(new Error('no'));
        if (name === 'missing') return Promise.resolve(undefined);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
      wait: async () => {},
    });
    const load = resources.load('fr', 'home');
    await settle();
    answer({ a: 'b' });
    expect(await load).toEqual({ state: 'loaded', value: { a: 'b' } });
    expect(await resources.load('fr', 'missing')).toEqual({ state: 'missing' });
    expect(await resources.load('fr', 'broken')).toEqual({ state: 'failed' });
    broken = false;
    const again = resources.load('fr', 'broken');
    await settle();
    answer('mended');
    expect(await again).toEqual({ state: 'loaded', value: 'mended' });
  });

  test('what is asked for twice, or came with the page, is read once or not at all', async () => {
    const read: string[] = [];
    const resources = createResources({
      read: async (language, name) => {
        read.push(`${language}/${name}`);
        return name;
      },
      wait: never,
    });
    resources.provide('es', 'common', 'with the page');
    await Promise.all([
      resources.load('es', 'common'),
      resources.load('es', 'home'),
      resources.load('es', 'home'),
    ]);
    expect(read).toEqual(['es/home']);
  });
});
