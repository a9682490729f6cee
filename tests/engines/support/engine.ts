import type { EngineName } from '#scripts/engines.ts';

export type Key = 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Shift';

export interface Size {
  width: number;
  height: number;
}

/** What a journey may do in a browser, whichever engine it has. */
export interface Engine {
  name: EngineName;
  /** A path is one of the site's. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; it sees nothing of the test but its arguments, and these only as JSON. */
  run<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** A press of the pointer on the first element of this selector, scrolled into view. */
  click(selector: string): Promise<void>;
  /** Text, by keys, into the first element of this selector. */
  type(selector: string, text: string): Promise<void>;
  /** A key, where the focus is. */
  press(key: Key): Promise<void>;
  /** Gives a file to a file input, by its path on this machine. */
  choose(selector: string, path: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Takes the errors that pages have reported since they were last asked for. */
  errors(): Promise<string[]>;
  /** Closes the browser, and forgets all that it has kept. */
  end(): Promise<void>;
}

/** What runs as long as tests do. */
export interface EngineHost {
  /** Opens a browser that has seen nothing yet. */
  open(): Promise<Engine>;
  /** Ends every process and takes their folders away. */
  end(): Promise<void>;
}

export interface EngineOptions {
  /** As a visitor who has forbidden all sites to keep anything. */
  blockSiteData?: boolean;
}
