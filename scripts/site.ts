/** A served build. */
export interface Site {
  origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Deploys another build. */
  deploy(dist: string): Promise<void>;
  /** Starts it again, with the build it began with. */
  restore(): Promise<void>;
  /** Stops it for good and removes its files. */
  end(): Promise<void>;
}
