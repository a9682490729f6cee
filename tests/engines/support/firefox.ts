import puppeteer, { type Browser } from 'puppeteer-core';
import type { Engine, EngineHost, EngineOptions } from './engine.ts';
import { listenForErrors, takeErrors } from './page-errors.ts';

/** Starts Firefox, which is driven over WebDriver BiDi. */
export async function startFirefox(path: string, { blockSiteData }: EngineOptions): Promise<EngineHost> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    // The value 2 blocks cookies, and with them all storage and workers.
    extraPrefsFirefox: blockSiteData ? { 'network.cookie.cookieBehavior': 2 } : {},
  });
  return { open: () => openFirefox(browser), end: () => browser.close() };
}

async function openFirefox(browser: Browser): Promise<Engine> {
  const profile = await browser.createBrowserContext();
  const page = await profile.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(listenForErrors);
  const heard: string[] = [];
  const takeFromPage = async () => void heard.push(...(await page.evaluate(takeErrors)));
  const first = async (selector: string) => {
    const element = await page.waitForSelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  return {
    name: 'firefox',
    async open(address) {
      await takeFromPage();
      await page.goto(address);
    },
    run: (script, ...args) => page.evaluate(script as never, ...([...args] as never[])) as never,
    click: async (selector) => (await first(selector)).click(),
    type: async (selector, text) => (await first(selector)).type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    async errors() {
      await takeFromPage();
      return heard.splice(0);
    },
    end: () => profile.close(),
  };
}
