import type { EngineName } from '#scripts/engines.ts';

export type Key = 'Enter' | 'Escape';

export interface Size {
  width: number;
  height: number;
}

/** Commands that a journey can use in a browser, independent of its engine. */
export interface Engine {
  name: EngineName;
  /** Opens an address. A path is a path of the site. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. The function can only use its arguments, which are passed as JSON. */
  run<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Scrolls the first element of this selector into view, and clicks it. */
  click(selector: string): Promise<void>;
  /** Types text into the first element of this selector. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key on the focused element. */
  press(key: Key): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Returns the errors that pages have reported since the last call. */
  errors(): Promise<string[]>;
  /** Closes the browser, and deletes everything that it has stored. */
  end(): Promise<void>;
}

/** The driver or browser that runs during all tests of a worker. */
export interface EngineHost {
  /** Opens a browser with empty storage. */
  open(): Promise<Engine>;
  /** Ends every process, and deletes their folders. */
  end(): Promise<void>;
}

export interface EngineOptions {
  /** Blocks the data of all sites, as a visitor can do in the settings. */
  blockSiteData?: boolean;
}
