/** A served build. */
export interface Site {
  origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Deploys another build. */
  deploy(dist: string): Promise<void>;
  /** Starts the site again with its first build. */
  restore(): Promise<void>;
  /** Stops the site permanently and removes its files. */
  end(): Promise<void>;
}
