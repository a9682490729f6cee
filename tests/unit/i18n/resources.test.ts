import { describe, expect, test, vi } from 'vitest';
import { createResources, READS_AT_ONCE } from '#i18n/resources.ts';

const never = () => new Promise<never>(() => {});
const settle = () => new Promise((resolve) => setImmediate(resolve));

const isOffline = () => false;

describe('reading messages', () => {
  test('at most ten reads run at the same time, and the others follow as reads finish', async () => {
    const release: (() => void)[] = [];
    const read = (_: unknown, name: string) => new Promise((resolve) => release.push(() => resolve(name)));
    const resources = createResources({ read, wait: never, isOffline });
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

  test('a failed read is retried five times, with doubling pauses from 350 ms', async () => {
    const pauses: number[] = [];
    const read = vi.fn().mockRejectedValue(new TypeError('no network'));
    const resources = createResources({ read, wait: async (ms) => void pauses.push(ms), isOffline });
    expect(await resources.load('de', 'common')).toEqual({ state: 'failed' });
    expect(read).toHaveBeenCalledTimes(6);
    expect(pauses).toEqual([350, 700, 1400, 2800, 5600]);
  });

  test('an offline device does not retry', async () => {
    const read = vi.fn().mockRejectedValue(new TypeError('no network'));
    const resources = createResources({ read, wait: never, isOffline: () => true });
    expect(await resources.load('de', 'articles/unread')).toEqual({ state: 'failed' });
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('a read that waits for its retry does not count as running', async () => {
    const read = (_: unknown, name: string) =>
      name.startsWith('bad') ? Promise.reject(new Error('no')) : Promise.resolve(name);
    const resources = createResources({ read, wait: never, isOffline });
    for (let index = 0; index < READS_AT_ONCE; index += 1) void resources.load('it', `bad-${index}`);
    expect(await resources.load('it', 'good')).toEqual({ state: 'loaded', value: 'good' });
  });

  test('a read ends as loaded, as failed, or as missing if the host has no file', async () => {
    let broken = true;
    const read = async (_: unknown, name: string) => {
      if (name === 'broken' && broken) throw new Error('no');
      return name === 'missing' ? undefined : `words of ${name}`;
    };
    const resources = createResources({ read, wait: async () => {}, isOffline });
    expect(await resources.load('fr', 'home')).toEqual({ state: 'loaded', value: 'words of home' });
    expect(await resources.load('fr', 'missing')).toEqual({ state: 'missing' });
    expect(await resources.load('fr', 'broken')).toEqual({ state: 'failed' });
    broken = false;
    expect(await resources.load('fr', 'broken')).toEqual({ state: 'loaded', value: 'words of broken' });
  });

  test('a file requested twice is read one time, and a file sent with the page is not read', async () => {
    const read = vi.fn(async (_: unknown, name: string) => name);
    const resources = createResources({ read, wait: never, isOffline });
    resources.provide('es', 'common', 'with the page');
    await Promise.all(['common', 'home', 'home'].map((name) => resources.load('es', name)));
    expect(read.mock.calls).toEqual([['es', 'home']]);
  });
});
