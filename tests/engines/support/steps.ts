import { expect } from '@playwright/test';
import { visitorData } from '../../e2e/support/steps.ts';
import type { Engine } from './engine.ts';

export { visitorData };

/** Polls the result of a function of the page. The caller appends the expected value. */
export function seen<Args extends readonly unknown[]>(
  engine: Engine,
  what: string,
  script: (...args: Args) => unknown,
  ...args: Args
) {
  // During a navigation the function may fail. The error then becomes a string, and the poll continues.
  return expect.poll(() => engine.run(script, ...args).catch(String), { message: what });
}

/** Polls the visible text of the first element of a selector. */
export const textOf = (engine: Engine, selector: string) =>
  seen(
    engine,
    selector,
    (sought) => document.querySelector<HTMLElement>(sought)?.innerText.replaceAll(/\s+/g, ' ') ?? '',
    selector,
  );

/** Opens an address, and waits until the page is hydrated. */
export async function openPage(engine: Engine, address: string): Promise<void> {
  await engine.open(address);
  await untilHydrated(engine);
}

export const untilHydrated = (engine: Engine) =>
  seen(engine, 'the page is hydrated', () => document.documentElement.dataset.hydrated).toBe('yes');

/** Opens the home page, and fills in the contact form without sending it. */
export async function fillContactForm(engine: Engine, home = '/en', data = visitorData): Promise<void> {
  await openPage(engine, home);
  for (const [name, value] of Object.entries(data)) await engine.type(`#contact-form [name=${name}]`, value);
  await engine.click('#contact-form [name=termsAccepted]');
}

export const sendContactForm = (engine: Engine) => engine.click('#contact-form button[type=submit]');

/** Waits for the button with this text, and clicks it. */
export const pressButton = (engine: Engine, words: string) =>
  seen(
    engine,
    words,
    (name) => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
      if (button instanceof HTMLElement) button.click();
      return button !== undefined;
    },
    words,
  ).toBe(true);

/** Sets the random pauses of the outbox to this share of the longest pause. */
export const pauseBy = (engine: Engine, share: number) =>
  engine.run((part) => {
    Math.random = () => part;
  }, share);

/** Returns the ids of the submissions in the queue. */
export const waitingIds = (engine: Engine) =>
  engine.run(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            const keys = reading.result.map(String).filter((key) => key.startsWith('queue:'));
            resolve(keys.map((key) => key.slice('queue:'.length)));
          };
        };
      }),
  );
