import { expect } from '@playwright/test';
import { visitorData } from '../../e2e/support/steps.ts';
import type { Engine } from './engine.ts';

export { visitorData };

/** What a function of the page answers, asked over and over: to be followed by what it must come to. */
export function seen<Args extends readonly unknown[]>(
  engine: Engine,
  what: string,
  script: (...args: Args) => unknown,
  ...args: Args
) {
  // The page may be on its way to another: what it says then is no answer.
  return expect.poll(() => engine.run(script, ...args).catch(String), { message: what });
}

/** The text of the first element of a selector, as it is seen. */
export const textOf = (engine: Engine, selector: string) =>
  seen(
    engine,
    selector,
    (sought) => document.querySelector<HTMLElement>(sought)?.innerText.replaceAll(/\s+/g, ' ') ?? '',
    selector,
  );

/** Opens an address, and waits until the page's own code answers. */
export async function openPage(engine: Engine, address: string): Promise<void> {
  await engine.open(address);
  await untilHydrated(engine);
}

export const untilHydrated = (engine: Engine) =>
  seen(engine, 'the page answers', () => document.documentElement.dataset.hydrated).toBe('yes');

export const focus = (engine: Engine, selector: string) =>
  engine.run((sought) => document.querySelector<HTMLElement>(sought)?.focus(), selector);

/** Opens home and fills in the contact form, ready to be sent. */
export async function fillContactForm(engine: Engine, home = '/en'): Promise<void> {
  await openPage(engine, home);
  for (const [name, value] of Object.entries(visitorData))
    await engine.type(`#contact-form [name=${name}]`, value);
  await engine.click('#contact-form [name=termsAccepted]');
}

export const sendContactForm = (engine: Engine) => engine.click('#contact-form button[type=submit]');

/** Presses the button that says this once it is there. */
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

/** Makes the outbox's pauses, which are left to chance, this part of the longest. */
export const pauseBy = (engine: Engine, share: number) =>
  engine.run((part) => {
    Math.random = () => part;
  }, share);

/** The ids of what waits in the outbox. */
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
