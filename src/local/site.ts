/** A served build. */
export interface Site {
  origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Serves another build from now on: a deployment. */
  deploy(dist: string): Promise<void>;
  /** Runs again, with the build that it began with. */
  restore(): Promise<void>;
  /** Stops it for good and leaves nothing behind. */
  end(): Promise<void>;
}
