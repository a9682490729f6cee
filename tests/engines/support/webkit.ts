import type { WebKit } from '#scripts/engines.ts';
import type { Engine, EngineHost, EngineOptions, Key, Size } from './engine.ts';
import { listenForErrors, takeErrors } from './page-errors.ts';
import { type Command, startDriver, untilItAnswers } from './web-driver.ts';

/** The key of an element reference in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebDriver's codes of keys that are not letters. Source: its table of "normalised key values". */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
};

const WAIT_MS = 15_000;
const SCRIPT_MS = 5_000;

/** Starts WebKitGTK's own small browser, which is driven over WebDriver. */
export async function startWebKit(paths: WebKit, options: EngineOptions): Promise<EngineHost> {
  const { command, end } = await startDriver(paths.driver, paths.screen);
  return { open: () => openWebKit(command, options), end };
}

async function openWebKit(command: Command, { blockSiteData }: EngineOptions): Promise<Engine> {
  // In full screen the window has no bars. Bars would make the window wider than a phone and reduce the page's height.
  const flags = [
    '--automation',
    '--full-screen',
    ...(blockSiteData ? ['--private', '--cookies-policy=never'] : []),
  ];
  // Otherwise the driver itself waits for pages, and sometimes misses that a page has loaded.
  const capabilities = {
    alwaysMatch: {
      pageLoadStrategy: 'none',
      timeouts: { script: SCRIPT_MS },
      'webkitgtk:browserOptions': { args: flags },
    },
  };
  const { sessionId } = await command<{ sessionId: string }>('POST', '/session', { capabilities });
  const at = `/session/${sessionId}`;

  const run: Engine['run'] = async (script, ...args) => {
    const answer = await command<{ value: never } | { problem: string }>('POST', `${at}/execute/async`, {
      script: `const args = [...arguments], done = args.pop();
        new Promise((resolve) => resolve((${script})(...args))).then((value) => done({ value }), (problem) => done({ problem: String(problem) }));`,
      args,
    });
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.value;
  };
  const first = async (selector: string) => {
    const query = { using: 'css selector', value: selector };
    const find = () => command<Record<string, string>>('POST', `${at}/element`, query);
    return `${at}/element/${(await untilItAnswers(find, WAIT_MS))[ELEMENT]}`;
  };
  const heard: string[] = [];
  const takeFromPage = async () => void heard.push(...(await run(takeErrors)));
  const load = async (path: string, body: object) => {
    await takeFromPage();
    await run(markAsOld);
    await command('POST', `${at}/${path}`, body);
    await untilItAnswers(async () => {
      if (await run(isOld)) throw new Error(`${path} ${JSON.stringify(body)} opened nothing.`);
      await run(listenForErrors);
      if (await run(isLoading)) throw new Error(`${path} ${JSON.stringify(body)} did not end.`);
    }, WAIT_MS);
  };
  const resize = async (size: Size) => {
    await command('POST', `${at}/window/rect`, { ...size });
    await untilItAnswers(async () => {
      if (!(await run(hasSize, size))) throw new Error(`The page has not become ${JSON.stringify(size)}.`);
    }, WAIT_MS);
  };
  await resize({ width: 1280, height: 800 });
  return {
    name: 'webkit',
    open: (url) => load('url', { url }),
    run,
    async click(selector) {
      const element = await first(selector);
      await run(scrollTo, selector);
      await command('POST', `${element}/click`, {});
    },
    type: async (selector, text) => command('POST', `${await first(selector)}/value`, { text }),
    press: (key) =>
      command('POST', `${at}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
          },
        ],
      }),
    resize,
    async errors() {
      await takeFromPage();
      return heard.splice(0);
    },
    end: () => command('DELETE', at),
  };
}

/** Scrolls without animation. During smooth scrolling the driver would click at the element's old position. */
const scrollTo = (selector: string) =>
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });

interface Marked {
  isOld?: boolean;
}
const markAsOld = () => {
  (globalThis as Marked).isOld = true;
};
const isOld = () => (globalThis as Marked).isOld === true;
const isLoading = () => document.readyState === 'loading';
const hasSize = ({ width, height }: Size) => innerWidth === width && innerHeight === height;
